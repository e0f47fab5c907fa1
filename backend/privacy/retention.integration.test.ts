import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '@/backend/db/moderation-schema';
import { accountNetworks, bookingOrigins, reviews } from '@/backend/db/review-schema';
import { accounts, idempotencyKeys } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { forgetOld } from './retention';

const NOW = Date.UTC(2027, 0, 4, 7);
const DAYS = 30;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

const forget = (now: number) => forgetOld(backend.db, { days: DAYS, now });
const at = (instant: number) => sql`to_timestamp(${instant / 1000})`;

async function namedVisits(): Promise<number> {
  const { rows } = await backend.db.execute<{ count: number }>(sql`
    select count(*)::int from bookings where customer_name is not null or customer_phone is not null
      or phone_key is not null or customer_email is not null or customer_zone is not null`);
  return rows[0]?.count ?? 0;
}

function seedVisits(count: number, startsAt: (n: number) => number) {
  return seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 15 }] })],
      bookings: Array.from({ length: count }, (_, n) => ({
        startsAt: startsAt(n),
        items: [{ service: 0, item: 0 }],
        customerName: 'Ann',
        customerPhone: '+356 9900 0000',
        customerEmail: 'ann@other.example',
      })),
    }),
  );
}

test('past visits lose whose they were after so many days, however many they are', async () => {
  await seedVisits(2_100, (n) => NOW - DAYS * DAY_MS - (n + 1) * 0.25 * HOUR_MS);
  await seedVisits(2, (n) => NOW - DAYS * DAY_MS + n * HOUR_MS);
  // Several processes at a time: one does it, and none twice.
  const all = await Promise.all([forget(NOW), forget(NOW), forget(NOW)]);
  const sum = all.reduce((total, { visits }) => total + visits, 0);
  expect(sum + (await forget(NOW)).visits).toBe(2_100);
  expect(await namedVisits()).toBe(2);
  expect(await forget(NOW + 2 * HOUR_MS)).toMatchObject({ visits: 2 });
  expect(await namedVisits()).toBe(0);
});

test('what a customer wrote goes with the name, also where the name is gone already', async () => {
  const { bookingIds } = await seedVisits(1, () => NOW - 2 * DAYS * DAY_MS);
  await backend.db.execute(sql`update bookings set customer_name = null, customer_phone = null,
    customer_email = null, phone_key = null, customer_remark = 'No lift.' where id = ${bookingIds[0]}`);
  expect(await forget(NOW)).toMatchObject({ visits: 1 });
  const { rows } = await backend.db.execute(
    sql`select customer_remark as remark from bookings where id = ${bookingIds[0]}`,
  );
  expect(rows).toEqual([{ remark: null }]);
});

test('whoever left is named as long as whoever came to them, and gets no other number', async () => {
  const { accountId, bookingIds } = await seedVisits(2, (n) => NOW + n * HOUR_MS);
  const { rows } = await backend.db.execute(sql`
    with worked as (insert into people (account_id, id, name, sentence, position, left_at)
      select ${accountId}, id, name, 'Braids.', id, left_at from (values
        (0, 'Ada', null::timestamptz), (1, 'Ben', null), (2, 'Cai', ${at(NOW + 3 * HOUR_MS)}),
        (3, 'Dee', ${at(NOW + 3 * HOUR_MS)})) as w (id, name, left_at))
    update bookings set person_id = 2 where id = ${bookingIds[1]} returning id`);
  expect(rows).toHaveLength(1);
  const names = async () => {
    const found = await backend.db.execute<{ words: string }>(sql`
      select id || ' ' || name || ' ' || sentence as words from people
      where account_id = ${accountId} order by id`);
    return found.rows.map(({ words }) => words.trim());
  };
  const gone = NOW + DAYS * DAY_MS + 4 * HOUR_MS;
  expect(await forget(gone - 3 * HOUR_MS)).toMatchObject({ people: 0 });
  expect(await forget(gone)).toMatchObject({ people: 2 });
  expect(await forget(gone)).toMatchObject({ people: 0 });
  const now = ['0 Ada Braids.', '1 Ben Braids.', '2 Somebody who left', '3 Somebody who left'];
  expect(await names()).toEqual(now);
});

test('whoever left keeps the name while a visit says who came', async () => {
  const { accountId, bookingIds } = await seedVisits(1, () => NOW - 2 * DAYS * DAY_MS);
  await backend.db.execute(sql`
    insert into people (account_id, id, name, position, left_at)
    values (${accountId}, 1, 'Eve', 1, ${at(NOW - 2 * DAYS * DAY_MS)})`);
  await backend.db.execute(sql`update bookings set person_id = 1 where id = ${bookingIds[0]}`);
  // What the provider wrote about the visit is forgotten with its visitor, before the name.
  expect(await forget(NOW)).toMatchObject({ visits: 1, people: 1 });
});

test('answers go after 48 hours', async () => {
  const row = { scope: 'createBooking', bodyHash: 'x', answer: { customerName: 'Ann' } };
  for (const [key, hours] of Object.entries({ old: 48, young: 47.9 })) {
    const createdAt = new Date(NOW - hours * HOUR_MS);
    await backend.db.insert(idempotencyKeys).values({ ...row, key, createdAt });
  }
  expect(await forget(NOW)).toMatchObject({ answers: 1 });
  const left = await backend.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(left).toEqual([{ key: 'young' }]);
});

test('messages go 48 hours after they were sent; one that was refused, after its visit', async () => {
  const { accountId, bookingIds } = await seedVisits(1, () => NOW + 10 * DAY_MS);
  const queue = (kind: string, column: 'sent_at' | 'dead_at' | null, hours: number) =>
    backend.db.execute(sql`
      insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at
        ${sql.raw(column ? `, ${column}` : '')})
      select ${accountId}, ${kind}, 'customer', ${bookingIds[0]}, 0,
        ${`${kind}/${column}/${hours}`}, ${at(NOW)}
        ${column ? sql`, ${at(NOW - hours * HOUR_MS)}` : sql``}`);
  await queue('booked', 'sent_at', 48);
  await queue('booked', 'sent_at', 47);
  await queue('moved', 'dead_at', 48);
  await queue('reminder', null, 0);
  expect(await forget(NOW)).toMatchObject({ messages: 1 });
  expect(await forget(NOW + 11 * DAY_MS)).toMatchObject({ messages: 1 });
  expect(await forget(NOW + 12 * DAY_MS + HOUR_MS)).toMatchObject({ messages: 1 });
  const { rows } = await backend.db.execute(sql`select kind from messages`);
  expect(rows).toEqual([{ kind: 'reminder' }]);
});

test('of a review go the hashes of networks after a month, and what was refused after a year', async () => {
  const { accountId, bookingIds } = await seedVisits(2, (n) => NOW - (n === 0 ? 32 : 30) * DAY_MS);
  const { db } = backend;
  for (const bookingId of bookingIds) {
    await db.insert(bookingOrigins).values({ accountId, bookingId, byOwner: true });
  }
  for (const days of [29, 32]) {
    await db.insert(accountNetworks).values({
      accountId,
      network: Buffer.from(String(days)),
      seenOn: new Date(NOW - days * DAY_MS).toISOString().slice(0, 10),
    });
  }
  for (const [bookingId, status, days] of [
    [1, 'refused', 366],
    [2, 'refused', 364],
    [3, 'published', 366],
  ] as const) {
    const at = new Date(NOW - days * DAY_MS);
    const when = { visitedAt: at, writtenAt: at, publishAt: at };
    await db.insert(reviews).values({ accountId, bookingId, status, stars: 5, ...when });
  }
  expect(await forget(NOW)).toMatchObject({ origins: 1, networks: 1, reviews: 1 });
  expect(await forget(NOW)).toMatchObject({ origins: 0, networks: 0, reviews: 0 });
});

test('reports go a year after they were closed', async () => {
  const report = {
    kind: 'slate',
    subjectId: 'x',
    reason: 'other',
    reportedAt: new Date(0),
  } as const;
  for (const days of [365, 364, null]) {
    const closedAt = days && new Date(NOW - days * DAY_MS);
    await backend.db
      .insert(reports)
      .values({ ...report, text: String(days), closedAt: closedAt || null });
  }
  expect(await forget(NOW)).toMatchObject({ reports: 1 });
  const left = await backend.db.select({ text: reports.text }).from(reports).orderBy(reports.id);
  expect(left).toEqual([{ text: '364' }, { text: 'null' }]);
});

test('an address that nobody proved in two days is forgotten', async () => {
  const { db } = backend;
  const { accountId } = await seedAccount(db, sampleAccount());
  const entered = { pendingEmail: 'new@a.example', pendingSince: new Date(NOW) };
  await db
    .update(accounts)
    .set({ ...entered, noticeEmail: 'own@a.example' })
    .where(eq(accounts.id, accountId));
  const kept = async () => {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    return [row?.pendingEmail, row?.noticeEmail];
  };
  await forget(NOW + HOUR_MS);
  expect(await kept()).toEqual(['new@a.example', 'own@a.example']);
  await forget(NOW + 2 * DAY_MS);
  expect(await kept()).toEqual([null, 'own@a.example']);
});

test('a step that fails keeps no other from its rows', async () => {
  const { db } = backend;
  const { accountId } = await seedAccount(db, sampleAccount());
  await db.insert(reports).values({
    kind: 'slate',
    subjectId: 'kept',
    reason: 'scam',
    reportedAt: new Date(0),
    closedAt: new Date(NOW - 400 * DAY_MS),
  });
  await db.insert(accountNetworks).values({
    accountId,
    network: Buffer.from('network'),
    seenOn: '2020-01-01',
  });
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await db.execute(sql`
    create trigger refuse before delete on reports for each row execute function refuse()`);
  const failed: string[] = [];
  const onFailure = (step: string) => failed.push(step);
  const forgotten = await forgetOld(db, { days: DAYS, now: NOW, onFailure });
  await db.execute(sql`drop function refuse cascade`);
  expect(failed).toEqual(['reports']);
  expect(forgotten).toMatchObject({ reports: 0, networks: 1 });
});
