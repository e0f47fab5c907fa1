import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { bookings } from '@/backend/db/schema';
import { keepSending } from '@/backend/mail/keep-sending';
import { toStopToken } from '@/backend/mail/stop-token';
import { openTransport } from '@/backend/mail/transport';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { MAIL_CA, startTestMailServer, type TestMailServer } from '@/backend/testing/mail-server';
import { openShop, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { askDue, keepReviews } from './keep-reviews';

const VISIT_DAY = '2027-03-05';
/** A day after the visit at nine. */
const NEXT_DAY = shopTime(9.5, '2027-03-06');

let server: TestMailServer;
let backend: TestBackend;
let shop: TestShop;
let email: string;
beforeAll(async () => {
  server = await startTestMailServer();
  backend = await startTestBackend(0, { outbox: { nudge: () => {} } });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});
beforeEach(async () => {
  shop = await openShop(backend, [{ name: 'Cut <b>& go</b>', durationMinutes: 30 }]);
  email = `ann${shop.accountId}@other.example`;
  server.received.length = 0;
  await backend.db.delete(messages);
});

let booked = 0;
async function book(hour = 9, extra: object = {}, day = VISIT_DAY): Promise<number> {
  booked += 1;
  const { status, json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: shop.accountId,
    startTime: new Date(shopTime(hour, day)).toISOString(),
    serviceItems: shop.itemIds,
    customerName: 'María-José Galea',
    customerPhone: samplePhone(shop.accountId, booked),
    customerEmail: email,
    ...extra,
  });
  expect(status).toBe(201);
  return (json as { booking: { id: number } }).booking.id;
}

const askedAbout = async () => {
  const about = and(eq(messages.accountId, shop.accountId), eq(messages.kind, 'asked'));
  const rows = await backend.db.select().from(messages).where(about);
  return rows.map(({ bookingId }) => bookingId);
};

test('asks a day after the end, once, in a mail of its own with the link', async () => {
  const id = await book();
  await askDue(backend.db, NEXT_DAY - 1);
  expect(await askedAbout()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => askDue(backend.db, NEXT_DAY)));
  await askDue(backend.db, NEXT_DAY + HOUR_MS);
  expect(await askedAbout()).toEqual([id]);
  await backend.db.execute(sql`delete from messages where kind <> 'asked'`);

  backend.clock.now = NEXT_DAY + HOUR_MS;
  const sending = keepSending({
    db: backend.db,
    sender: SAMPLE_SENDER,
    transport: openTransport(server.url, SAMPLE_SENDER, { ca: MAIL_CA, silenceMs: 20_000 }),
    pollMs: 40,
    now: () => backend.clock.now,
    log: (entry) => backend.log.push(entry),
  });
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 });
  await sending.stop();
  const [mail] = server.received;
  expect(mail?.subject).toBe('How was it? Your visit on Friday 5 March');
  expect(mail?.text).toContain('Your review is shown with the name “María-José G.”.');
  const words = mail?.text?.replaceAll(/\s+/g, ' ');
  expect(words).toContain('No other mail asks for a review of this visit.');
  const link = /https:\/\/settln\.example(\/review\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const token = decodeURIComponent(link.split('/').at(-1) ?? '');
  const { json } = await backend.call(`/reviews/link?${new URLSearchParams({ token })}`);
  expect(json).toMatchObject({ link: { stage: 'open', items: ['Cut <b>& go</b>'] } });
  expect(String(mail?.html)).not.toContain('<b>& go');
});

test('never asks at night: who left late hears of it in the morning', async () => {
  const id = await book(16);
  await backend.db.execute(sql`
    update bookings set during = tstzrange(lower(during), ${new Date(shopTime(21.5, VISIT_DAY)).toISOString()}),
      kept = null where id = ${id}`);
  for (const now of [shopTime(21.5, '2027-03-06'), shopTime(7.9, '2027-03-07')]) {
    await askDue(backend.db, now);
    expect(await askedAbout()).toEqual([]);
  }
  await askDue(backend.db, shopTime(8, '2027-03-07'));
  expect(await askedAbout()).toEqual([id]);
});

test('asks a mailbox once in 30 days for a provider, and another provider’s visitor too', async () => {
  await book(9);
  await book(10, { customerEmail: email.replace('@', '+other@') });
  const late = await book(12, {}, '2027-04-07');
  const now = shopTime(17, '2027-03-06');
  await askDue(backend.db, now);
  expect(await askedAbout()).toHaveLength(1);
  await askDue(backend.db, now + HOUR_MS);
  expect(await askedAbout()).toHaveLength(1);
  await askDue(backend.db, shopTime(17, '2027-04-08'));
  expect(await askedAbout()).toContain(late);
});

test('asks about a visit that the provider cancelled once it had begun', async () => {
  const id = await book();
  await backend.db
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: new Date(shopTime(9.25, VISIT_DAY)) })
    .where(eq(bookings.id, id));
  await askDue(backend.db, NEXT_DAY);
  expect(await askedAbout()).toEqual([id]);
});

test('asks nobody about what was cancelled, booked by the provider, reviewed, or long ago', async () => {
  const cancelled = await book(9);
  const arranged = await book(10, { customerEmail: `b${email}` });
  const reviewed = await book(11, { customerEmail: `c${email}` });
  const old = await book(12, { customerEmail: `d${email}` });
  await backend.db
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: new Date(shopTime(8.9, VISIT_DAY)) })
    .where(eq(bookings.id, cancelled));
  await backend.db.update(bookings).set({ byProvider: true }).where(eq(bookings.id, arranged));
  await backend.db.execute(sql`
    insert into reviews (account_id, booking_id, stars, visited_at, status, written_at, publish_at)
    values (${shop.accountId}, ${reviewed}, 5, now(), 'waiting', now(), now())`);
  await askDue(backend.db, NEXT_DAY + 5 * DAY_MS);
  await backend.db.update(bookings).set({ reviewAskedAt: new Date() }).where(eq(bookings.id, old));
  await askDue(backend.db, NEXT_DAY + 8 * HOUR_MS);
  expect(await askedAbout()).toEqual([]);
});

test('“not me” holds: neither the mail goes nor is the link any good', async () => {
  const id = await book();
  await askDue(backend.db, NEXT_DAY);
  const { accountId } = shop;
  await backend.post('/mail/stop', {
    token: toStopToken(email, { accountId, bookingId: id }, LINK_SECRET),
  });
  backend.clock.now = NEXT_DAY;
  const sending = keepSending({
    db: backend.db,
    sender: SAMPLE_SENDER,
    transport: openTransport(server.url, SAMPLE_SENDER, { ca: MAIL_CA, silenceMs: 20_000 }),
    pollMs: 40,
    now: () => backend.clock.now,
    log: () => {},
  });
  await vi.waitFor(
    async () => {
      const about = and(eq(messages.accountId, accountId), eq(messages.kind, 'asked'));
      const [row] = await backend.db.select().from(messages).where(about);
      expect(row?.errorCode).toBe('stopped');
    },
    { timeout: 20_000 },
  );
  await sending.stop();
  expect(server.received.filter(({ subject }) => subject?.startsWith('How was it'))).toEqual([]);
});

test('a review whose day is over is published by itself, and counts', async () => {
  const id = await book();
  await backend.db.execute(sql`
    insert into reviews (account_id, booking_id, writer, stars, text, lang, author, item_name,
      visited_at, status, written_at, publish_at)
    select account_id, id, decode('00', 'hex'), 4, 'Light.', 'en', 'Ann', 'Cut', lower(during),
      'waiting', to_timestamp(0), to_timestamp(1) from bookings
    where account_id = ${shop.accountId} and id = ${id}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = keepReviews({ db: backend.db, outbox: null, log: () => {} });
  vi.advanceTimersByTime(MINUTE_MS);
  vi.useRealTimers();
  await stop();
  const { rows } = await backend.db.execute(sql`
    select r.status, s.count, s.sum from reviews r join review_scores s using (account_id)
    where account_id = ${shop.accountId}`);
  expect(rows).toEqual([{ status: 'published', count: 1, sum: 4 }]);
});
