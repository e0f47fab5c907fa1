import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { type KillableBackend, startKillableBackend } from '@/backend/testing/killable-backend';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';

const PARALLEL = IS_LONG ? 200 : 40;
const ROUNDS = IS_LONG ? 10 : 2;
const OPEN = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
const DURATIONS = [0, 10, 15, 30, 45, 60, 90, 120];

let backend: KillableBackend;

beforeAll(async () => {
  backend = await startKillableBackend();
});
afterAll(() => backend.stop());

async function seedCalendar() {
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({
          items: DURATIONS.map((durationMinutes) => ({
            name: `${durationMinutes} min`,
            durationMinutes,
          })),
        }),
      ],
      availability: [{ from: OPEN, to: OPEN + 30 * DAY_MS, status: 'available' }],
    }),
  );
  return { accountId, itemIds: services[0]?.itemIds ?? [] };
}

/**
 * Asks again, as customers do, when the calendar says that too many wait for it: on a slow machine
 * two hundred do not get their turn within the eight seconds that one request may wait.
 */
async function post(body: object, key?: string, call = 'bookings') {
  for (let tries = 1; ; tries += 1) {
    const answer = await backend.post(`providerCalendar/${call}`, body, key);
    if (answer.status !== 503 || tries === 5) return answer;
  }
}

function request(accountId: number, startsAt: number, serviceItems: number[], name = 'Ann') {
  return {
    settlnProviderId: accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems,
    customerName: name,
    customerPhone: samplePhone(accountId, startsAt),
  };
}

/** The provider's own call for that start, or a change of the time around it. */
function own(call: 'book' | 'cancel' | 'availability', body: object) {
  return post(body, undefined, call);
}

async function readCounts(accountId: number) {
  const { rows } = await backend.db.execute<{ booked: number; overlaps: number }>(sql`
    select
      (select count(*)::int from bookings where account_id = ${accountId}) as booked,
      (select count(*)::int from bookings a join bookings b
        on a.account_id = b.account_id and a.id < b.id and a.during && b.during
        and a.status = 'confirmed' and b.status = 'confirmed') as overlaps`);
  return rows[0];
}

/**
 * What was freed, and the marks that touch a mark of their own status; there must be none of these.
 */
async function readMarks(accountId: number) {
  const { rows } = await backend.db.execute<{
    cancelled: number;
    adjoining: number;
    from: number;
  }>(sql`
    select
      (select count(*)::int from bookings
        where account_id = ${accountId} and status = 'cancelled') as cancelled,
      (select count(*)::int from availability a join availability b
        on a.account_id = ${accountId} and b.account_id = a.account_id
        and a.status = b.status and a.during -|- b.during) as adjoining,
      (select (extract(epoch from min(lower(during))) * 1000)::float8 from availability
        where account_id = ${accountId}) as from`);
  return rows[0];
}

function tally(answers: { status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('BOOK-1', () => {
  test(`${PARALLEL} confirmations of one slot at once, ${ROUNDS} rounds: one 201 each, the rest 409`, async () => {
    const { accountId, itemIds } = await seedCalendar();
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = request(accountId, OPEN + round * 60 * MINUTE_MS, itemIds.slice(3, 4));
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, n) => post(body, `round-${round}-${n}`)),
      );
      expect(tally(answers)).toEqual({ 201: 1, 409: PARALLEL - 1 });
    }
    expect(await readCounts(accountId)).toEqual({ booked: ROUNDS, overlaps: 0 });
  });

  test('visits of random lengths at random starts: every 201 has a row, and no two overlap', async () => {
    const { accountId, itemIds } = await seedCalendar();
    const pick = (count: number) => Math.floor(Math.random() * count);
    const answers: { status: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const visits = Array.from({ length: PARALLEL }, () => {
        const start = OPEN + pick(96) * 15 * MINUTE_MS;
        return post(request(accountId, start, itemIds.slice(pick(8)).slice(0, 1)));
      });
      answers.push(...(await Promise.all(visits)));
    }
    const { 201: booked, ...rest } = tally(answers);
    expect(Object.keys(rest)).toEqual(['409']);
    expect(await readCounts(accountId)).toEqual({ booked, overlaps: 0 });
    expect(booked).toBeGreaterThan(5);
  });
});

describe('the provider beside the customers', () => {
  test(`${PARALLEL} customers and providers want one time at once: one 201, the rest 409`, async () => {
    const { accountId, itemIds } = await seedCalendar();
    const [, , , half = 0, , hour = 0] = itemIds;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = OPEN + round * 2 * 60 * MINUTE_MS;
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, n) =>
          n % 2 === 0
            ? post(request(accountId, start, [half]))
            : own('book', {
                settlnProviderId: accountId,
                serviceItemId: hour,
                startTime: new Date(start).toISOString(),
              }),
        ),
      );
      expect(tally(answers)).toEqual({ 201: 1, 409: PARALLEL - 1 });
    }
    expect(await readCounts(accountId)).toEqual({ booked: ROUNDS, overlaps: 0 });
  });

  test('marking, booking and cancelling at once loses nothing and never overlaps', async () => {
    const { accountId, itemIds } = await seedCalendar();
    const [item = 0] = itemIds.slice(3);
    const pick = (count: number) => Math.floor(Math.random() * count);
    const answers = await Promise.all(
      Array.from({ length: 3 * PARALLEL }, async (_, n) => {
        const start = OPEN + pick(96) * 15 * MINUTE_MS;
        const startTime = new Date(start).toISOString();
        const at = { settlnProviderId: accountId, serviceItemId: item, startTime };
        const kind = (['customer', 'book', 'cancel', 'availability'] as const)[n % 4] ?? 'book';
        if (kind === 'customer') {
          return { kind, ...(await post(request(accountId, start, [item]))) };
        }
        if (kind !== 'availability') return { kind, ...(await own(kind, at)) };
        const endTime = new Date(start + (1 + pick(48)) * 15 * MINUTE_MS).toISOString();
        const status = pick(2) === 0 ? 'available' : 'unavailable';
        return {
          kind,
          ...(await own(kind, { settlnProviderId: accountId, startTime, endTime, status })),
        };
      }),
    );
    const of = (...kinds: string[]) => tally(answers.filter(({ kind }) => kinds.includes(kind)));
    expect(of('availability')).toEqual({ 200: (3 * PARALLEL) / 4 });
    const { 201: booked = 0, ...lost } = of('customer', 'book');
    const { 200: freed = 0, ...missed } = of('cancel');
    expect([Object.keys(lost), Object.keys(missed)]).toEqual([['409'], ['404']]);
    expect(booked).toBeGreaterThan(5);
    expect(await readCounts(accountId)).toEqual({ booked, overlaps: 0 });
    expect(await readMarks(accountId)).toEqual({ cancelled: freed, adjoining: 0, from: OPEN });
  });
});

describe('BOOK-2', () => {
  test('one key, 50 at once, again after a restart: one row, equal answers; another body 422', async () => {
    const { accountId, itemIds } = await seedCalendar();
    const body = request(accountId, OPEN, itemIds.slice(2, 3));
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, 'one-key')));
    await backend.killAndRestart();
    answers.push(await post(body, 'one-key'));
    expect(tally(answers)).toEqual({ 201: 51 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await readCounts(accountId)).toEqual({ booked: 1, overlaps: 0 });
    expect(
      await post(request(accountId, OPEN, itemIds.slice(2, 3), 'Eve'), 'one-key'),
    ).toMatchObject({
      status: 422,
      text: expect.stringContaining('key_reused'),
    });
  });
});
