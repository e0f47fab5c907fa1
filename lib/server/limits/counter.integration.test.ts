import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '@/lib/server/redis';
import { HOUR_MS } from '@/lib/shared/time/units';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { createCounter } from './counter';
import { connectLimits, type LimitsDatabase } from './limits-database';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const tenAnHour = { name: 'bookings', most: 10, withinMs: HOUR_MS };
const counterAt = (url: string) => createCounter(tenAnHour, connectRedis(url));

describe.skipIf(LACKS_REDIS)('RATE-1: counters in Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('count together, however many ask at once', async () => {
    const counters = [counterAt(redis.url), counterAt(redis.url), counterAt(redis.url)];
    const waits = await Promise.all(
      Array.from({ length: 300 }, (_, n) => counters[n % 3]?.take('crowd')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    const refused = waits.find((wait) => wait !== 0);
    expect(refused).toBeGreaterThan(HOUR_MS - 60_000);
    expect(refused).toBeLessThanOrEqual(HOUR_MS);
    await counters[0]?.giveBack('crowd', 2);
    // Who was refused is remembered for a second, by each process for itself.
    await sleep(1_000);
    const again = await Promise.all(counters.map((counter) => counter.take('crowd')));
    expect(again.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it('remember and forget together', async () => {
    const [one, other] = [counterAt(redis.url), counterAt(redis.url)];
    expect(await one.count('place')).toBe(1);
    expect(await other.has('place')).toBe(true);
    const forgotten = await Promise.all([one.forget('place'), other.forget('place')]);
    expect(forgotten.sort()).toEqual([false, true]);
    expect(await one.has('place')).toBe(false);
  });

  it('begin anew when their time is over', async () => {
    const counter = counterAt(redis.url);
    for (let n = 0; n < 10; n += 1) expect(await counter.take('brief', 1, 1_000)).toBe(0);
    const wait = await counter.take('brief');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1_000);
    await vi.waitFor(async () => expect(await counter.take('brief')).toBe(0), 5_000);
  });
});

describe('RATE-1: counters in Postgres', () => {
  let database: TestDatabase;
  const pools: LimitsDatabase[] = [];
  const open = (url: string) => {
    const pool = connectLimits(url);
    pools.push(pool);
    return createCounter(tenAnHour, pool);
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  it('count together, however many ask at once, and give back', async () => {
    const counters = [open(database.url), open(database.url), open(database.url)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, n) => counters[n % 3]?.take('crowd')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(waits.find((wait) => wait !== 0)).toBeGreaterThan(HOUR_MS - 60_000);
    await counters[0]?.giveBack('crowd', 2);
    // Who was refused is remembered for a second, by each process for itself.
    await sleep(1_000);
    const again = await Promise.all(counters.map((counter) => counter.take('crowd')));
    expect(again.filter((wait) => wait === 0)).toHaveLength(2);
    expect(await counters[1]?.count('place')).toBe(1);
    expect(await counters[2]?.has('place')).toBe(true);
    expect(await counters[0]?.forget('place')).toBe(true);
    expect(await counters[1]?.forget('place')).toBe(false);
  });

  it('begin anew when their time is over', async () => {
    const counter = open(database.url);
    for (let n = 0; n < 10; n += 1) expect(await counter.take('brief', 1, 2_000)).toBe(0);
    expect(await counter.take('brief')).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await counter.take('brief')).toBe(0), 10_000);
  });

  it('are in memory while the database is away', async () => {
    const away = new URL(database.url);
    away.port = String(await findFreePort());
    const counter = open(away.href);
    const waits = [];
    for (let n = 0; n < 12; n += 1) waits.push(await counter.take('a'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });
});

describe.skipIf(LACKS_REDIS)('while Redis is away', () => {
  it('each process counts for itself from the start, without an error', async () => {
    const url = `redis://127.0.0.1:${await findFreePort()}`;
    const counter = counterAt(url);
    const waits = [];
    for (let n = 0; n < 12; n += 1) waits.push(await counter.take('a'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    await counter.giveBack('a');
    expect(await counter.take('a')).toBe(0);
    expect([await counter.count('b'), await counter.has('b')]).toEqual([1, true]);
    expect(await counter.forget('b')).toBe(true);
  });

  it('the limit holds when it goes and when it comes back, and an answer never fails', async () => {
    const port = await findFreePort();
    const before = await startRedis(port);
    const counter = counterAt(before.url);
    for (let n = 0; n < 10; n += 1) expect(await counter.take('a')).toBe(0);
    await before.stop();
    const away = [];
    for (let n = 0; n < 12; n += 1) away.push(await counter.take('a'));
    expect(away.filter((wait) => wait === 0)).toHaveLength(10);
    const after = await startRedis(port);
    const fresh = connectRedis(after.url);
    await fresh.ready();
    await vi.waitFor(async () => {
      await counter.take('back');
      expect(await fresh.client.exists('settln:limit:bookings:back')).toBe(1);
    }, 10_000);
    await fresh.client.close();
    await after.stop();
    expect(log).toHaveBeenCalled();
  });
});
