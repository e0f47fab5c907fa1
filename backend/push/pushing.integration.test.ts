import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { pushDevices } from '@/backend/db/push-schema';
import { accounts } from '@/backend/db/schema';
import { toManageToken } from '@/backend/mail/manage-token';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import {
  type PushStandIn,
  samplePushConfig,
  startPushStandIn,
} from '@/backend/testing/push-stand-in';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { keepPushing } from './keep-pushing';
import { openPushService } from './push-service';

const SITE = 'https://settln.example';
const ITEMS = [{ name: 'Braids', priceMinor: 5_000, durationMinutes: 60 }];

let standIn: PushStandIn;
let backend: TestBackend;
let shop: TestShop;
let service: ReturnType<typeof openPushService>;
let pushing: ReturnType<typeof keepPushing>[] = [];
let count = 0;

beforeAll(async () => {
  standIn = await startPushStandIn();
  service = openPushService(samplePushConfig(standIn.url), { totalMs: 1_000 });
  // Who looks, and when, is for each test to say.
  const outbox = { nudge: () => {}, tellsDevices: true };
  backend = await startTestBackend(SHOP_NOW, { outbox, push: { service, siteUrl: SITE } });
});
afterAll(async () => {
  await service.close();
  await backend.stop();
  await standIn.stop();
});
beforeEach(async () => {
  standIn.be(201);
  standIn.received.length = 0;
  await backend.db.delete(pushDevices);
  shop = await openShop(backend, ITEMS);
});
afterEach(async () => {
  await Promise.all(pushing.map(({ stop }) => stop()));
  pushing = [];
});

function startPushing() {
  const { db, clock, log } = backend;
  const now = () => clock.now;
  const common = { db, service, siteUrl: SITE, now, pollMs: 40 };
  pushing.push(keepPushing({ ...common, log: (entry) => log.push(entry) }));
}

const put = (body: object) =>
  backend.call('/providerCalendar/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settlnProviderId: shop.accountId, ...body }),
  });

async function turnOn(label = 'Chrome, Android') {
  count += 1;
  const name = `device-${count}`;
  const browser = standIn.subscribe(name);
  const { status, json } = await put({ ...browser, label });
  expect(status).toBe(200);
  const { device } = json as { device: { id: string } };
  return { path: `/${name}`, id: device.id, ...browser };
}

async function book(hour = 10, extra: object = {}) {
  const startsAt = shopTime(hour);
  const answer = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: shop.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: shop.itemIds,
    customerName: 'Ann Other',
    customerPhone: samplePhone(shop.accountId, startsAt),
    customerEmail: 'ann@other.example',
    ...extra,
  });
  expect(answer.status).toBe(201);
  const { id } = (answer.json as { booking: { id: number } }).booking;
  const linked = { accountId: shop.accountId, bookingId: id, linkVersion: 0 };
  return { id, token: toManageToken(linked, LINK_SECRET) };
}

async function waiting() {
  const { rows } = await backend.db.execute<{ change: string; tries: number }>(
    sql`select change, tries from push_notices where account_id = ${shop.accountId} order by due_at`,
  );
  return rows;
}

async function emptied() {
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), {
    timeout: 30_000,
    interval: 20,
  });
}

async function listed() {
  const { json } = await backend.call(`/providerCalendar/push?settlnProviderId=${shop.accountId}`);
  return (json as { devices: { id: string; isFailing: boolean; sentAt: string | null }[] }).devices;
}

const choosePush = async (kind: string, isOn: boolean) => {
  const { rows } = await backend.db.execute<{ userId: string }>(
    sql`select user_id as "userId" from accounts where id = ${shop.accountId}`,
  );
  return backend.call('/settlnProviders/settings/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: rows[0]?.userId, kind, isOn }),
  });
};

describe('what a device is told', () => {
  test('nothing of a kind that its owner switched off, from then on until it is on again', async () => {
    await turnOn();
    expect((await choosePush('moved', false)).status).toBe(200);
    expect((await choosePush('moved', false)).status).toBe(200);
    expect((await choosePush('decided', false)).status).toBe(422);
    const { token } = await book();
    const move = async (hour: number) => {
      const startTime = new Date(shopTime(hour)).toISOString();
      const moved = await backend.post('/customerBookings/move', { token, startTime }, `${hour}`);
      expect(moved.status).toBe(200);
    };
    await move(14);
    expect(await waiting()).toMatchObject([{ change: 'booked' }]);
    await choosePush('moved', true);
    await choosePush('booked', false);
    await move(15);
    await book(10);
    const all = (await waiting()).map(({ change }) => change);
    expect(all).toEqual(['booked', 'moved']);
  });

  test('a new visit, a moved and a cancelled one: when, never who, under one tag', async () => {
    const device = await turnOn();
    const { id, token } = await book();
    startPushing();
    await emptied();
    const startTime = new Date(shopTime(12)).toISOString();
    expect((await backend.post('/customerBookings/move', { token, startTime }, 'm')).status).toBe(
      200,
    );
    await emptied();
    expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    await emptied();
    const common = { tag: `visit-${id}`, lang: 'en', dir: 'ltr' };
    const open = `${SITE}/settln-providers?tab=bookings&visit=${id}`;
    expect(standIn.received.map(({ message }) => message)).toEqual([
      {
        web_push: 8030,
        notification: {
          ...common,
          title: 'New booking',
          body: 'Wed 3 Mar, 10:00, 1 service',
          navigate: open,
        },
      },
      {
        web_push: 8030,
        notification: {
          ...common,
          title: 'Booking moved',
          body: 'Wed 3 Mar, 12:00, 1 service, before: Wed 3 Mar, 10:00',
          navigate: open,
        },
      },
      {
        web_push: 8030,
        notification: {
          ...common,
          title: 'Visit cancelled',
          body: 'Wed 3 Mar, 12:00, 1 service',
          navigate: `${SITE}/settln-providers?tab=calendar`,
        },
      },
    ]);
    // A signature may hold such letters by chance.
    const told = standIn.received.map(({ message, path, headers }) => ({
      message,
      path,
      headers: { ...headers, authorization: '' },
    }));
    expect(JSON.stringify(told)).not.toMatch(/Ann O|Braids/);
    expect(standIn.received.every(({ path }) => path === device.path)).toBe(true);
    const [first, second] = standIn.received.map(({ headers }) => headers);
    expect(first).toMatchObject({ urgency: 'high', ttl: String((10 - 8.25) * 3600) });
    expect(second?.urgency).toBe('normal');
    expect(first?.topic).toMatch(/^[\w-]{32}$/);
    expect(second?.topic).toBe(first?.topic);
    expect(await listed()).toMatchObject([{ id: device.id, isFailing: false }]);
  });

  test('of another person at the same time that it is that', async () => {
    await turnOn();
    const { id, token } = await book();
    const startTime = new Date(shopTime(12)).toISOString();
    const moved = await backend.post('/customerBookings/move', { token, startTime }, 'person');
    expect(moved.status).toBe(200);
    // As after a choice of another person alone.
    await backend.db.execute(sql`update bookings set moved_from = null where id = ${id}`);
    startPushing();
    await emptied();
    expect(standIn.received.map(({ message }) => message)).toMatchObject([
      { notification: { title: 'Another person, same time', body: 'Wed 3 Mar, 12:00, 1 service' } },
    ]);
  });

  test('nothing of what the provider does, nor of what has changed or begun meanwhile', async () => {
    await turnOn();
    const arranged = await backend.post('/providerCalendar/arranged-visits', {
      settlnProviderId: shop.accountId,
      startTimes: [new Date(shopTime(15)).toISOString()],
      items: [{ id: shop.itemIds[0], durationMinutes: 30, priceMinor: 500 }],
    });
    expect(arranged.status).toBe(201);
    expect(await waiting()).toEqual([]);
    const { token } = await book(10);
    await book(16);
    expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    startPushing();
    await emptied();
    const titles = standIn.received.map(
      ({ message }) => (message as { notification: { title: string } }).notification.title,
    );
    expect(titles.sort()).toEqual(['New booking', 'Visit cancelled']);
    await Promise.all(pushing.map(({ stop }) => stop()));
    standIn.received.length = 0;
    await book(14);
    backend.clock.now = shopTime(14.25);
    startPushing();
    await emptied();
    expect(standIn.received).toEqual([]);
  });

  test('visits of one series in one notice, and others apart', async () => {
    await turnOn();
    const visits = [await book(10), await book(11), await book(12), await book(14)];
    const alone = await book(15);
    await backend.db.execute(sql`
      update bookings set series_id = ${visits[0]?.id}
      where account_id = ${shop.accountId} and id <> ${alone.id}`);
    for (const { token } of [...visits, alone]) {
      expect((await backend.post('/customerBookings/cancel', { token })).status).toBe(200);
    }
    await backend.db.execute(sql`delete from push_notices where change = 'booked'`);
    await backend.db.execute(sql`
      update push_notices set due_at = due_at + interval '1 minute' where booking_id <> ${visits[0]?.id}`);
    startPushing();
    await vi.waitFor(() => expect(standIn.received).toHaveLength(1), { timeout: 30_000 });
    backend.clock.now += 2 * MINUTE_MS;
    await emptied();
    const bodies = standIn.received.map(
      ({ message }) => (message as { notification: { body: string } }).notification.body,
    );
    expect(bodies).toEqual([
      '4 visits, among them Wed 3 Mar, 10:00',
      'Wed 3 Mar, 15:00, 1 service',
    ]);
  });

  test('in the language that its owner chose for mail', async () => {
    const { id } = await turnOn();
    const ofShop = eq(accounts.id, shop.accountId);
    await backend.db.update(accounts).set({ language: 'mt' }).where(ofShop);
    const booked = await book();
    const body = JSON.stringify({ settlnProviderId: shop.accountId });
    const headers = { 'content-type': 'application/json' };
    const tried = { method: 'POST', headers, body };
    expect(await backend.call(`/providerCalendar/push/${id}/test`, tried)).toMatchObject({
      json: { outcome: 'sent' },
    });
    startPushing();
    await emptied();
    const t = textsFor('mt', 'push.notice');
    expect(standIn.received.map(({ message }) => message)).toMatchObject([
      { notification: { title: t('testTitle'), body: t('testBody'), lang: 'mt' } },
      {
        notification: {
          title: t('bookedTitle'),
          lang: 'mt',
          navigate: `${SITE}/mt/settln-providers?tab=bookings&visit=${booked.id}`,
        },
      },
    ]);
  });

  test('every device of the account, and none of another', async () => {
    const [phone, laptop] = [await turnOn(), await turnOn('Firefox, Windows')];
    const mine = shop;
    shop = await openShop(backend, ITEMS);
    const other = await turnOn();
    shop = mine;
    await book();
    startPushing();
    await emptied();
    expect(standIn.received.map(({ path }) => path).sort()).toEqual(
      [phone.path, laptop.path].sort(),
    );
    expect(standIn.received.some(({ path }) => path === other.path)).toBe(false);
  });

  test('two backends send each notice once', async () => {
    await turnOn();
    for (const hour of [9, 10, 11, 12, 14, 15]) await book(hour);
    startPushing();
    startPushing();
    await emptied();
    expect(standIn.received).toHaveLength(6);
  });
});

describe('a push service that does not take it', () => {
  test.each([404, 410])('a browser that is gone is forgotten (%i)', async (status) => {
    await turnOn();
    await book();
    standIn.be(status);
    startPushing();
    await emptied();
    expect(await listed()).toEqual([]);
  });

  test.each([429, 503, 'silent'] as const)('is asked twice, then no more (%s)', async (manner) => {
    await turnOn();
    await book();
    standIn.be(manner);
    startPushing();
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ tries: 1 }]), {
      timeout: 30_000,
    });
    expect(await listed()).toMatchObject([{ isFailing: false }]);
    backend.clock.now += 2 * MINUTE_MS;
    await emptied();
    expect(await listed()).toMatchObject([{ isFailing: true, sentAt: null }]);
    standIn.be(201);
    await book(12);
    await emptied();
    expect(await listed()).toMatchObject([{ isFailing: false }]);
  });

  test('is not asked again after it refused', async () => {
    await turnOn();
    await book();
    standIn.be(403);
    startPushing();
    await emptied();
    expect(await listed()).toMatchObject([{ isFailing: true }]);
  });

  test('neither bookings nor mail wait for one that says nothing', async () => {
    await turnOn();
    standIn.be('silent');
    startPushing();
    const began = performance.now();
    for (const hour of [9, 10, 11, 12]) await book(hour);
    expect(performance.now() - began).toBeLessThan(4 * 900);
    const queued = await backend.db
      .select()
      .from(messages)
      .where(eq(messages.accountId, shop.accountId));
    expect(
      queued.filter(({ toRole, kind }) => toRole === 'provider' && kind === 'booked'),
    ).toHaveLength(4);
  });

  test('what a dead process has claimed, another sends', async () => {
    await turnOn();
    await book();
    await backend.db.execute(sql`
      update push_notices set claimed_until = to_timestamp(${(SHOP_NOW + MINUTE_MS) / 1000})`);
    startPushing();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(standIn.received).toEqual([]);
    backend.clock.now += 2 * MINUTE_MS;
    await emptied();
    expect(standIn.received).toHaveLength(1);
  });

  test('what only a later release knows is left to it', async () => {
    await turnOn();
    await book();
    await backend.db.execute(sql`update push_notices set change = 'later'`);
    startPushing();
    await book(12);
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 30_000 });
    expect(standIn.received).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ change: 'later', tries: 0 }]);
  });
});

describe('a browser that asks to be told', () => {
  test.each([
    'https://push.example/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/x',
    'http://127.0.0.1:1/x',
    'https://[::1]/x',
    'javascript:alert(1)',
    'x',
  ])('is refused with an address of no push service: %s', async (endpoint) => {
    const browser = standIn.subscribe('nowhere');
    const { status, json } = await put({ ...browser, endpoint });
    expect([status, (json as { code: string }).code]).toEqual([422, 'invalid']);
    expect(await listed()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is known with an address of a push service: %s', async (endpoint) => {
    const browser = standIn.subscribe('somewhere');
    expect((await put({ ...browser, endpoint })).status).toBe(200);
  });

  test('is sent nothing at an address that another configuration allowed', async () => {
    const { id } = await turnOn();
    await backend.db.update(pushDevices).set({ endpoint: 'http://127.0.0.1:1/x' });
    await book();
    startPushing();
    await emptied();
    expect(await listed()).toMatchObject([{ id, isFailing: true }]);
  });

  test('and asks again stays one, and tells another account only, once that asked', async () => {
    const device = await turnOn();
    const again = await put({ ...device, label: 'Chrome, Windows' });
    expect(again.status).toBe(200);
    expect(await listed()).toMatchObject([{ id: device.id, label: 'Chrome, Windows' }]);
    const first = shop;
    shop = await openShop(backend, ITEMS);
    expect((await put(device)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    shop = first;
    expect(await listed()).toEqual([]);
  });

  test('under a new address takes the place of the old one, with what waits for it', async () => {
    const old = await turnOn();
    await book();
    const next = standIn.subscribe('renewed');
    const { status } = await put({ ...next, replaces: old.id });
    expect(status).toBe(200);
    startPushing();
    await emptied();
    expect(standIn.received.map(({ path }) => path)).toEqual(['/renewed']);
    expect(await listed()).toMatchObject([{ label: 'Chrome, Android' }]);
    expect((await put({ ...old, replaces: old.id })).status).toBe(200);
  });

  test('is tested at once, and forgotten if it is gone', async () => {
    const { id, path } = await turnOn();
    const ask = () =>
      backend.post(`/providerCalendar/push/${id}/test`, { settlnProviderId: shop.accountId });
    expect((await ask()).json).toEqual({ outcome: 'sent' });
    expect(standIn.received).toMatchObject([
      { path, message: { notification: { title: 'This is a test' } } },
    ]);
    standIn.be(500);
    expect((await ask()).json).toEqual({ outcome: 'failed' });
    expect(await listed()).toMatchObject([{ isFailing: true }]);
    standIn.be(410);
    expect((await ask()).json).toEqual({ outcome: 'gone' });
    expect(await listed()).toEqual([]);
    expect((await ask()).status).toBe(410);
  });

  test('no more is told nothing, not even what waited', async () => {
    const { id } = await turnOn();
    await book();
    const remove = () =>
      backend.call(`/providerCalendar/push/${id}?settlnProviderId=${shop.accountId}`, {
        method: 'DELETE',
      });
    expect((await remove()).json).toEqual({ removed: true });
    expect((await remove()).json).toEqual({ removed: false });
    expect(await waiting()).toEqual([]);
  });

  test('is told nothing after all sessions were ended', async () => {
    await turnOn();
    await turnOn('Firefox, Windows');
    await book();
    const [owner] = await backend.db
      .select({ userId: accounts.userId })
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const ended = await backend.post('/settlnProviders/sessions/end', owner);
    expect(ended.status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('is one of ten at most, however many ask at once', async () => {
    const ask = (index: number) => put({ ...standIn.subscribe(`many-${index}`), label: 'x' });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await listed()).toHaveLength(10);
  });

  test('far ahead is kept by the service for a day', async () => {
    await turnOn();
    backend.clock.now = SHOP_NOW - 2 * DAY_MS;
    await book();
    startPushing();
    await emptied();
    expect(standIn.received[0]?.headers.ttl).toBe(String(DAY_MS / 1000));
  });
});
