import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '@/backend/app';
import { toFeedToken } from '@/backend/mail/feed-token';
import { claimDue, findCalendar, keepReading } from '@/backend/other-calendars/calendar-rows';
import { readDue } from '@/backend/other-calendars/keep-calendars';
import { calendarOf, startCalendarServer } from '@/backend/testing/calendar-server';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { samplePerson } from '@/backend/testing/sample-hours';
import { startTestBackend, TEST_CALENDARS, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

/** Closed at noon; open from nine to five otherwise. */
const TEN = shopTime(10);
const SECRET = 'private-9f8e7d6c5b4a3f2e1d0c';

let backend: TestBackend;
let shop: TestShop;
let host: string;
let file: string;
let requests: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  backend = await startTestBackend(SHOP_NOW);
  host = await startCalendarServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.db.execute(sql`delete from other_calendars`);
  shop = await openShop(backend, [{ name: 'Cut', priceMinor: 100, durationMinutes: 60 }]);
  requests = [];
  file = calendarOf([{ from: TEN, to: TEN + HOUR_MS }]);
  answer = (_, response) => response.end(file);
});

interface Listed {
  calendars: {
    id: number;
    name: string;
    busy: number;
    unsaid: number;
    failingSince: string | null;
  }[];
  overlaps: { customerName: string; calendarName: string }[];
}

const PATH = '/providerCalendar/other-calendars';

const days = (most: number) => Array.from({ length: most }, (_, n) => n + 1).join(',');
const hours = Array.from({ length: 24 }, (_, n) => n).join(',');

function post(path: string, body: object = {}) {
  return backend.post(path, { settlnProviderId: shop.accountId, ...body });
}

const add = (body: object = {}) =>
  post(PATH, { address: `${host}/${SECRET}/basic.ics`, name: 'Private', ...body });

async function list(): Promise<Listed> {
  const { json } = await backend.call(`${PATH}?settlnProviderId=${shop.accountId}`);
  return json as Listed;
}

const read = () => readDue(backend.db, TEST_CALENDARS, { now: () => backend.clock.now });

async function slotsAt(at: number, audience = 'customer') {
  const query = new URLSearchParams({
    settlnProviderId: String(shop.accountId),
    startTime: new Date(at).toISOString(),
    endTime: new Date(at + HOUR_MS).toISOString(),
    ...(audience === 'provider' && { audience }),
  });
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  return (json as { status: string; source?: string; mark?: string }[]).map(
    ({ status, source, mark }) => [status, source, mark].filter(Boolean).join(' '),
  );
}

const book = (at: number) =>
  post('/providerCalendar/bookings', {
    startTime: new Date(at).toISOString(),
    serviceItems: shop.itemIds,
    customerName: 'Ann',
    customerPhone: '+356 2155 0101',
  });

describe('a calendar from elsewhere', () => {
  it('closes its busy times to customers, and says to its owner alone why', async () => {
    const { status, json } = await add();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      isOffered: true,
      calendars: [
        { name: 'Private', host: '127.0.0.1', end: '1d0c', busy: 1, unsaid: 0, unreadable: 0 },
      ],
      overlaps: [],
    });
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('unavailable'));
    expect(await slotsAt(TEN, 'provider')).toEqual(Array(4).fill('unavailable elsewhere'));
    expect(await slotsAt(TEN + HOUR_MS)).toEqual(Array(4).fill('available'));
    expect(await book(TEN)).toMatchObject({ status: 409, json: { code: 'slot_taken' } });
    expect(await book(TEN + HOUR_MS)).toMatchObject({ status: 201 });
  });

  it('closes what was marked as free, too, and opens nothing', async () => {
    file = calendarOf([{ from: shopTime(10), to: shopTime(20) }]);
    await add();
    const span = (from: number, to: number) => ({
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
    });
    await post('/providerCalendar/availability', {
      ...span(TEN, TEN + HOUR_MS),
      status: 'available',
    });
    expect(await slotsAt(TEN, 'provider')).toEqual(
      Array(4).fill('unavailable elsewhere available'),
    );
    expect(await slotsAt(shopTime(19), 'provider')).toEqual([]);
  });

  it('lets a provider book and move there by hand', async () => {
    await add();
    const items = shop.itemIds.map((id) => ({ id, durationMinutes: 60, priceMinor: 100 }));
    const booked = await post('/providerCalendar/arranged-visits', {
      startTimes: [new Date(TEN).toISOString()],
      items,
    });
    expect(booked.status).toBe(201);
    const busy = await backend.call(
      `/providerCalendar/busy-elsewhere?settlnProviderId=${shop.accountId}` +
        `&startTime=${new Date(TEN).toISOString()}&endTime=${new Date(TEN + DAY_MS).toISOString()}`,
    );
    expect(busy.json).toEqual({
      busy: [
        {
          startTime: new Date(TEN).toISOString(),
          endTime: new Date(TEN + HOUR_MS).toISOString(),
          name: 'Private',
        },
      ],
    });
  });

  it('that becomes busy over a visit changes nothing but is shown', async () => {
    file = calendarOf([]);
    await add();
    expect((await book(TEN)).status).toBe(201);
    file = calendarOf([{ from: TEN, to: TEN + HOUR_MS }]);
    backend.clock.now += 15 * MINUTE_MS;
    expect(await read()).toEqual({ read: 1 });
    expect((await list()).overlaps).toMatchObject([
      { customerName: 'Ann', calendarName: 'Private' },
    ]);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('booked'));
  });

  it('says how many whole days do not say whether they are busy, which close when wanted', async () => {
    const day = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20270303\r\nEND:VEVENT\r\n';
    file = calendarOf([]).replace('END:VCALENDAR', `${day}END:VCALENDAR`);
    const { json } = await add();
    const [calendar] = (json as Listed).calendars;
    expect(calendar).toMatchObject({ busy: 0, unsaid: 1 });
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('available'));
    const changed = await backend.call(`${PATH}/${calendar?.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: shop.accountId, closesWholeDays: true }),
    });
    expect(changed.status).toBe(200);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('unavailable'));
    await post(`${PATH}/${calendar?.id}/remove`);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('available'));
    expect((await list()).calendars).toEqual([]);
  });

  it('is one person’s, and goes when they leave', async () => {
    const people = [samplePerson({ name: 'Ada' }), samplePerson({ name: 'Bo' })];
    await shop.save('people', { version: 0, letsCustomersChoose: true, people });
    const { json } = await backend.call(
      `/providerCalendar/people?settlnProviderId=${shop.accountId}`,
    );
    const kept = json as { version: number; people: { id: number; coming?: number }[] };
    const [, bo] = kept.people;
    expect((await add({ person: bo?.id })).status).toBe(201);
    expect((await add({ person: 77 })).status).toBe(422);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('available'));
    expect(await book(TEN)).toMatchObject({ status: 201 });
    expect(await book(TEN)).toMatchObject({ status: 409 });
    const [ada] = kept.people;
    const saved = await shop.save('people', {
      version: kept.version,
      letsCustomersChoose: true,
      people: [{ ...samplePerson({ name: 'Ada' }), id: ada?.id }],
    });
    expect(saved.status).toBe(200);
    expect((await list()).calendars).toEqual([]);
  });
});

describe('reading again', () => {
  it('is done every quarter of an hour, by one of several, and only where something changed', async () => {
    answer = (request, response) => {
      response.setHeader('etag', '"1"');
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.end(file);
    };
    await add();
    backend.clock.now += 5 * MINUTE_MS;
    expect(await read()).toEqual({});
    backend.clock.now += 10 * MINUTE_MS;
    const both = await Promise.all([read(), read()]);
    expect(both.map(({ unchanged = 0 }) => unchanged).reduce((a, b) => a + b)).toBe(1);
    expect(requests).toHaveLength(2);
    answer = (_, response) =>
      response.end(file.replace('UID:', 'DTSTAMP:20270303T000000Z\r\nUID:'));
    backend.clock.now += 15 * MINUTE_MS;
    expect(await read()).toEqual({ unchanged: 1 });
    // The days ahead come nearer, so that all is counted again after a day.
    backend.clock.now += DAY_MS;
    expect(await read()).toEqual({ read: 1 });
  });

  it('keeps the last good times while it fails, with longer and longer pauses', async () => {
    await add();
    answer = (_, response) => response.writeHead(500).end();
    backend.clock.now += 15 * MINUTE_MS;
    expect(await read()).toEqual({ failed: 1 });
    const since = new Date(backend.clock.now).toISOString();
    backend.clock.now += 16 * MINUTE_MS;
    expect(await read()).toEqual({ failed: 1 });
    backend.clock.now += 16 * MINUTE_MS;
    expect(await read()).toEqual({});
    expect((await list()).calendars).toMatchObject([{ failingSince: since, busy: 1 }]);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('unavailable'));
    answer = (_, response) => response.end('<html>Please sign in</html>');
    backend.clock.now += 16 * MINUTE_MS;
    expect(await read()).toEqual({ failed: 1 });
    answer = (_, response) => response.end(calendarOf([]));
    const [calendar] = (await list()).calendars;
    backend.clock.now += MINUTE_MS;
    const again = await post(`${PATH}/${calendar?.id}/read`);
    expect(again.json).toMatchObject({ calendars: [{ failingSince: null, busy: 0 }] });
    const { length } = requests;
    await post(`${PATH}/${calendar?.id}/read`);
    expect(requests).toHaveLength(length);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('available'));
  });

  it('is done once a minute, also for fifty who ask at once', async () => {
    await add();
    const [calendar] = (await list()).calendars;
    backend.clock.now += MINUTE_MS;
    const { length } = requests;
    await Promise.all(Array.from({ length: 50 }, () => post(`${PATH}/${calendar?.id}/read`)));
    expect(requests).toHaveLength(length + 1);
  });

  it('takes turns by account, and costs each at most a hundredth of a reader', async () => {
    const costOf = async (tookMs: number, calendars: number) => {
      await backend.db.execute(sql`delete from other_calendars`);
      for (let n = 0; n < calendars; n += 1) await add({ address: `${host}/${n}.ics` });
      const row = await findCalendar(
        backend.db,
        shop.accountId,
        (await list()).calendars[0]?.id ?? 0,
      );
      if (!row) throw new Error('no calendar');
      const now = backend.clock.now;
      const times = { busy: [], unsaid: [], unreadable: 0 };
      const unchanged = { hash: null, etag: null, lastModified: null, knownUntil: now };
      await keepReading(backend.db, row, { ...unchanged, times, tookMs }, now);
      const kept = await findCalendar(backend.db, shop.accountId, row.id);
      return ((kept?.dueAt.getTime() ?? 0) - now) / MINUTE_MS;
    };
    expect(await costOf(50, 1)).toBe(14.25);
    expect(await costOf(15_000, 1)).toBe(25);
    expect(await costOf(15_000, 3)).toBe(75);
    backend.clock.now += DAY_MS;
    const other = await openShop(backend, [{ name: 'Cut', priceMinor: 100, durationMinutes: 60 }]);
    await backend.post(PATH, {
      settlnProviderId: other.accountId,
      address: `${host}/other.ics`,
      name: 'Other',
    });
    backend.clock.now += 15 * MINUTE_MS;
    const now = backend.clock.now;
    const rounds = [await claimDue(backend.db, now, 4), await claimDue(backend.db, now, 4)];
    expect(rounds.map((rows) => rows.map(({ accountId }) => accountId).sort())).toEqual([
      [shop.accountId, other.accountId].sort(),
      [],
    ]);
  });

  it('lets nobody else wait who adds a calendar', async () => {
    // The rule of each entry has too many times to be read whole.
    const slow = calendarOf(
      Array.from({ length: 2_000 }, () => ({ from: TEN, to: TEN + MINUTE_MS })),
      `RRULE:FREQ=YEARLY;BYYEARDAY=${days(366)};BYSETPOS=${days(366)};BYHOUR=${hours};BYMINUTE=1,2,3`,
    );
    answer = (request, response) => response.end(request.url === '/slow.ics' ? slow : file);
    const other = await openShop(backend, [{ name: 'Cut', priceMinor: 100, durationMinutes: 60 }]);
    const many = Promise.all(
      Array.from({ length: 12 }, async () => (await add({ address: `${host}/slow.ics` })).status),
    );
    const { status } = await backend.post(PATH, {
      settlnProviderId: other.accountId,
      address: `${host}/quick.ics`,
      name: 'Quick',
    });
    expect(status).toBe(201);
    // The first is read until it is too much; those that waited for it too long are told to come again.
    expect([...new Set(await many)].sort()).toEqual([409, 422]);
  });
});

const UNREADABLE =
  'No calendar could be read at this address. Please copy the secret address in iCal format once more.';

describe('an address', () => {
  it('is in no answer, no log and no row', async () => {
    await add();
    answer = (_, response) => response.writeHead(500).end();
    backend.clock.now += 15 * MINUTE_MS;
    await read();
    await add({ address: `${host}/${SECRET}/other.ics` });
    const { rows } = await backend.db.execute(sql`
      select c::text as row, encode(sealed_address, 'escape') as sealed from other_calendars c`);
    for (const text of [rows, await list(), backend.log].map((one) => JSON.stringify(one))) {
      expect(text).not.toContain(SECRET.slice(0, 12));
      expect(text).not.toContain('basic.ics');
    }
  });

  it('of ours, or that is in the list, or the fourth, is refused', async () => {
    const token = toFeedToken({ id: shop.accountId, feedVersion: 3 }, LINK_SECRET);
    for (const address of [`${host}/calendar/${token}.ics`, `${host}/mt/calendar/${token}.ics`]) {
      expect(await add({ address })).toMatchObject({
        status: 422,
        json: { fields: { address: expect.stringContaining('your calendar here') } },
      });
    }
    expect(requests).toEqual([]);
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject({ status: 409 });
    for (const name of ['b', 'c', 'd']) {
      const { status } = await add({ name, address: `${host}/${name}.ics` });
      expect(status).toBe(name === 'd' ? 409 : 201);
    }
    expect((await list()).calendars).toHaveLength(3);
  });

  it('of another account here is kept, and its visits close times', async () => {
    const other = shop.accountId + 1;
    const token = toFeedToken({ id: other, feedVersion: 0 }, LINK_SECRET);
    const visitOf = (accountId: number) =>
      calendarOf([{ from: TEN, to: TEN + HOUR_MS }]).replace(
        'UID:0@elsewhere.example',
        `UID:visit-${accountId}-1@settln.example`,
      );
    file = visitOf(other);
    expect((await add({ address: `${host}/calendar/${token}.ics` })).status).toBe(201);
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('unavailable'));
    file = visitOf(shop.accountId);
    backend.clock.now += 15 * MINUTE_MS;
    expect(await read()).toEqual({ read: 1 });
    expect(await slotsAt(TEN)).toEqual(Array(4).fill('available'));
  });

  it('that leads nowhere, or to no calendar, always gets the same words', async () => {
    const answers: (typeof answer)[] = [
      (_, response) => response.writeHead(404).end(),
      (_, response) => response.end('<html></html>'),
      (_, response) => response.end('PK\u0003\u0004zip'),
      (_, response) => response.end('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'),
      (_, response) => response.writeHead(302, { location: '/again' }).end(),
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      (_, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(60_000_000, 'x')));
      },
      (_, response) => {
        const more = () => response.write('X-MORE:'.padEnd(65_536, 'x')) && setImmediate(more);
        response.on('drain', more);
        more();
      },
      (_, response) =>
        response.end(
          calendarOf([{ from: TEN, to: TEN + MINUTE_MS }], 'RRULE:FREQ=SECONDLY;INTERVAL=7'),
        ),
    ];
    for (const hostile of answers) {
      answer = hostile;
      expect(await add()).toMatchObject({ status: 422, json: { fields: { address: UNREADABLE } } });
    }
    expect((await list()).calendars).toEqual([]);
  }, 60_000);

  it('of our own network, or without https, is not even asked', async () => {
    const app = createApp({
      db: backend.db,
      token: undefined,
      now: () => backend.clock.now,
      linkSecret: LINK_SECRET,
      calendars: { ...TEST_CALENDARS, isOnLoopback: false },
      log: () => undefined,
    });
    const { port } = new URL(host);
    const tried = async (address: string) => {
      const body = JSON.stringify({ settlnProviderId: shop.accountId, name: 'x', address });
      const headers = { 'content-type': 'application/json' };
      const response = await app.request(PATH, { method: 'POST', headers, body });
      return (await response.json()) as { fields: { address: string } };
    };
    for (const address of [
      `${host}/a.ics`,
      `https://127.0.0.1:${port}/a.ics`,
      'https://user:password@calendar.example/a.ics',
      'file:///etc/passwd',
      'calendar.example',
    ]) {
      expect((await tried(address)).fields.address, address).toContain('begins with https');
    }
    for (const address of [
      'https://127.0.0.1/a.ics',
      'webcal://localhost/a.ics',
      'https://[::1]/a.ics',
      'https://[::ffff:127.0.0.1]/a.ics',
      'https://0x7f000001/a.ics',
      'https://10.0.0.1/a.ics',
      'https://100.64.0.1/a.ics',
      'https://169.254.169.254/latest/meta-data',
    ]) {
      expect((await tried(address)).fields.address, address).toBe(UNREADABLE);
    }
    expect(requests).toEqual([]);
  });
});
