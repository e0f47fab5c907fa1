import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { IS_LONG } from '@/test/long';

const TOKEN = 'token-of-two-backends';
const ROUNDS = IS_LONG ? 5 : 1;
const FLOOD = IS_LONG ? 40 : 20;
const OPEN = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;

let database: TestDatabase;
let db: Database;
let backends: BackendProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  const start = () => startBackendProcess({ DATABASE_URL: database.url, BACKEND_TOKEN: TOKEN });
  // Both find an empty database, and migrate it one after the other.
  backends = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.stop('SIGTERM')));
  await closeDatabase(db);
  await database.drop();
});

async function arrive() {
  const { accountId, services } = await seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Wash', durationMinutes: 30 }] })],
      availability: [{ from: OPEN, to: OPEN + 30 * DAY_MS, status: 'available' }],
    }),
  );
  return { settlnProviderId: accountId, serviceItems: services[0]?.itemIds ?? [] };
}
type Calendar = Awaited<ReturnType<typeof arrive>>;

/** The `n`th request goes to one backend or the other. */
async function book(n: number, calendar: Calendar, slot: number, phone: string, key?: string) {
  const startTime = new Date(OPEN + slot * 15 * MINUTE_MS).toISOString();
  const response = await fetch(`${backends[n % 2]?.url}/providerCalendar/bookings`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ ...calendar, startTime, customerName: 'Ann', customerPhone: phone }),
  });
  return { status: response.status, text: await response.text() };
}

const inParallel = <T>(count: number, send: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)));

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

/** All others are told that it was too many, or where the lock is waited for too long to try again. */
function expectBooked(answers: { status: number }[], count: number): void {
  const statuses = statusesOf(answers);
  expect(statuses.filter((status) => status === 201)).toHaveLength(count);
  for (const status of statuses.slice(count)) expect([429, 503]).toContain(status);
}

async function countBookings({ settlnProviderId }: Calendar) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from bookings where account_id = ${settlnProviderId}`,
  );
  return rows[0]?.count;
}

describe('two backends on one database', () => {
  test('BOOK-1: give a time to one of those who want it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calendar = await arrive();
      // Visits of half an hour at neighbouring quarters overlap.
      const answers = await inParallel(60, (n) =>
        book(n, calendar, 8 + (n % 3), samplePhone('two', round, n)),
      );
      const booked = answers.filter(({ status }) => status === 201).length;
      expect(booked).toBeGreaterThanOrEqual(1);
      expect(booked).toBeLessThanOrEqual(2);
      expect(statusesOf(answers).slice(booked)).toEqual(Array(60 - booked).fill(409));
      expect(await countBookings(calendar)).toBe(booked);
    }
  });

  test('BOOK-2: give one key one booking and one answer', async () => {
    const calendar = await arrive();
    const key = crypto.randomUUID();
    const answers = await inParallel(40, (n) => book(n, calendar, 4, samplePhone('key'), key));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
    expect(await countBookings(calendar)).toBe(1);
  });

  test('BOOK-8: count a telephone number together', async () => {
    const one = await arrive();
    const phone = samplePhone('together');
    const here = await inParallel(FLOOD, (n) => book(n, one, 4 * n, phone));
    expectBooked(here, 3);
    const many = await inParallel(20, arrive);
    const there = await inParallel(FLOOD, (n) => book(n, many[n % 20] ?? one, 4 * n, phone));
    expectBooked(there, 2);
  });
});
