import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '@/backend/db/client';
import { keepCounts } from './kept-counts';

// Only what the counts of a database are kept by.
const aDatabase = () => ({}) as Database;
let db: Database;
let reads = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  db = aDatabase();
  reads = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (size: number, question = 'all') =>
  keepCounts(
    db,
    [question],
    async () => {
      reads += 1;
      return { size, reads };
    },
    (value) => value.size,
  );

test('few services are counted anew every time', async () => {
  expect((await ask(2_000)).reads).toBe(1);
  expect((await ask(2_000)).reads).toBe(2);
});

test('many are counted anew after ten seconds, while the old count is answered', async () => {
  expect((await ask(2_001)).reads).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect((await ask(2_001)).reads).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await Promise.all([ask(2_001), ask(2_001)])).toMatchObject([{ reads: 1 }, { reads: 1 }]);
  expect((await ask(2_001)).reads).toBe(2);
  vi.advanceTimersByTime(5 * 60_000 + 1);
  expect((await ask(2_001)).reads).toBe(3);
});

test('a count that is read anew and has become small is not kept', async () => {
  await ask(2_001);
  vi.advanceTimersByTime(10_001);
  await ask(1);
  expect((await ask(1)).reads).toBe(3);
});

test('another question and another database have counts of their own, of which the newest are kept', async () => {
  await ask(2_001);
  db = aDatabase();
  expect((await ask(2_001)).reads).toBe(2);
  for (let n = 0; n < 500; n += 1) await ask(2_001, String(n));
  expect((await ask(2_001)).reads).toBe(503);
});

test('a count that cannot be read anew is forgotten', async () => {
  await ask(2_001);
  vi.advanceTimersByTime(10_001);
  const fails = () => Promise.reject(new Error('away'));
  expect(await keepCounts(db, ['all'], fails, () => 0)).toEqual({ size: 2_001, reads: 1 });
  await Promise.resolve();
  await expect(keepCounts(db, ['all'], fails, () => 0)).rejects.toThrow('away');
});
