import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS } from '@/lib/shared/time/units';
import { refreshOldest, refreshOpenings } from './openings';

const NOW = Date.UTC(2027, 0, 4, 8);
const OPEN = { from: NOW + 2 * HOUR_MS, to: NOW + 6 * HOUR_MS };

let backend: TestBackend;
let accountId: number;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const items = [{ name: 'Braids', durationMinutes: 60 }];
  const seeded = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items })],
      availability: [{ ...OPEN, status: 'available' }],
    }),
  );
  accountId = seeded.accountId;
});
afterAll(() => backend.stop());

/** The versions of the rows that search reads, which every write changes. */
async function versions() {
  const { rows } = await backend.db.execute<Record<'search' | 'words' | 'look', string>>(sql`
    select s.ctid::text as search, w.ctid::text as words, l.ctid::text as look
    from service_search s join service_words w using (service_id) join service_looks l using (service_id)`);
  return rows[0];
}
const book = (from: number) =>
  backend.db
    .insert(bookings)
    .values({ accountId, during: { from, to: from + HOUR_MS }, totalMinor: 0 });

test('a booking that leaves the first free time as it is changes no row of the search', async () => {
  await refreshOldest(backend.db, 10, NOW);
  const before = await versions();
  await book(OPEN.from + 2 * HOUR_MS);
  await refreshOpenings(backend.db, [accountId], NOW);
  expect(await versions()).toEqual(before);

  await book(OPEN.from);
  await refreshOpenings(backend.db, [accountId], NOW);
  const after = await versions();
  expect(after?.search).not.toBe(before?.search);
  expect(after?.words).not.toBe(before?.words);
});

test('a look at one that was not looked at for long is noted, so that the next one gets its turn', async () => {
  const before = await versions();
  expect(await refreshOldest(backend.db, 10, NOW + 20 * 60_000)).toBe(1);
  expect(await refreshOldest(backend.db, 10, NOW + 20 * 60_000)).toBe(0);
  const after = await versions();
  expect(after?.look).not.toBe(before?.look);
  expect([after?.search, after?.words]).toEqual([before?.search, before?.words]);
});
