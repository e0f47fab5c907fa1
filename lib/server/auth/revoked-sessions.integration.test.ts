import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { memoryList } from '@/lib/server/auth/revoked-sessions';
import { connectRedis } from '@/lib/server/redis';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { redisList } from './revoked-sessions';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

describe('a list in memory', () => {
  it('knows who signed out, and forgets what is over anyway', async () => {
    const list = memoryList();
    await list.add('old', 1);
    await list.add('mine', inAnHour());
    expect(await list.has('mine')).toBe(true);
    expect(await list.has('old')).toBe(false);
    expect(await list.has('yours')).toBe(false);
  });
});

test('in memory, what was read never replaces a version that was raised meanwhile', async () => {
  const list = memoryList();
  expect(await list.readOf('ada')).toBeNull();
  await list.keepOf('ada', { version: 1, ended: [] }, { isRead: false });
  await list.keepOf('ada', { version: 0, ended: [] }, { isRead: true });
  expect(await list.readOf('ada')).toEqual({ version: 1, ended: [] });
});

describe.skipIf(LACKS_REDIS)('SES-4: a list in Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('is shared: what one process adds, another knows, until the session is over', async () => {
    const [one, other] = [connectRedis(redis.url), connectRedis(redis.url)].map(redisList);
    if (!one || !other) throw new Error('two lists are needed');
    await one.add('shared', inAnHour());
    await one.add('brief', Math.floor(Date.now() / 1000) + 1);
    expect(await other.has('shared')).toBe(true);
    expect(await other.has('nobody')).toBe(false);
    await vi.waitFor(async () => expect(await other.has('brief')).toBe(false), 5_000);
  });

  it('is shared: what was read never replaces a version that was raised meanwhile', async () => {
    const [one, other] = [connectRedis(redis.url), connectRedis(redis.url)].map(redisList);
    if (!one || !other) throw new Error('two lists are needed');
    expect(await one.readOf('ada')).toBeNull();
    await one.keepOf('ada', { version: 0, ended: [] }, { isRead: true });
    await other.keepOf('ada', { version: 1, ended: [] }, { isRead: false });
    await one.keepOf('ada', { version: 0, ended: [] }, { isRead: true });
    expect(await one.readOf('ada')).toEqual({ version: 1, ended: [] });
  });

  it('rejects quickly while Redis is away, so that nobody passes unasked', async () => {
    const list = redisList(connectRedis(`redis://127.0.0.1:${await findFreePort()}`));
    const asked = Date.now();
    const answer = Promise.race([list.has('mine'), sleep(3_000).then(() => 'hung')]);
    await expect(answer).rejects.toThrow();
    expect(Date.now() - asked).toBeLessThan(3_000);
  });
});
