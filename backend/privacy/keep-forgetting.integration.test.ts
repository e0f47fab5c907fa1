import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { createTestDatabase, type TestDatabase } from '@/test/database';

const QUARTER_MS = HOUR_MS / 4;
let database: TestDatabase;
let db: Database;
let backend: BackendProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await backend.stop('SIGTERM');
  await closeDatabase(db);
  await database.drop();
});

test('a running backend forgets by its own clock and RETENTION_DAYS', async () => {
  const now = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS;
  const visit = (customerName: string, startsAt: number) => ({
    startsAt,
    customerName,
    items: [{ service: 0, item: 0 }],
    customerPhone: '+356 9900 0000',
    customerEmail: 'ann@other.example',
  });
  const { accountId, bookingIds } = await seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 15 }] })],
      bookings: [
        visit('Ann of long ago', now - 32 * DAY_MS - HOUR_MS),
        visit('Ann of last month', now - 32 * DAY_MS + 2 * HOUR_MS),
        visit('Ann of tomorrow', now + DAY_MS),
      ],
    }),
  );
  for (const hours of [49, 47]) {
    await db.execute(sql`
      insert into idempotency_keys (scope, key, body_hash, answer, created_at) values
        ('createBooking', ${`${hours} h`}, 'x', '{"customerName": "Ann"}', now() - make_interval(hours => ${hours}))`);
    await db.execute(sql`
      insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at, sent_at)
      values (${accountId}, 'booked', 'customer', ${bookingIds[2]}, 0, ${`${hours} h`}, now(),
        now() - make_interval(hours => ${hours}))`);
  }
  backend = await startBackendProcess({ DATABASE_URL: database.url, RETENTION_DAYS: '32' });
  await expect.poll(() => backend.output(), { timeout: 30_000 }).toContain('"event":"forgotten"');

  const read = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  expect(
    await read(sql`
      select customer_name as name, customer_phone is null as called, customer_email is null as mailed
      from bookings order by lower(during)`),
  ).toEqual([
    { name: null, called: true, mailed: true },
    { name: 'Ann of last month', called: false, mailed: false },
    { name: 'Ann of tomorrow', called: false, mailed: false },
  ]);
  expect(await read(sql`select key from idempotency_keys`)).toEqual([{ key: '47 h' }]);
  expect(await read(sql`select unique_key from messages`)).toEqual([{ unique_key: '47 h' }]);
  expect(backend.output()).not.toContain('Ann of');
}, 120_000);
