import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '@/lib/server/redis';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { openMemory, type PageCopy } from './entry';
import { RedisCopies } from './redis-copies';
import { SharedCache } from './shared-cache';
import { TagTimes } from './tag-times';

vi.spyOn(console, 'error').mockImplementation(() => {});

let redis: TestRedis;

const page = (html: string): PageCopy => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from([0, 255, 7]),
  segmentData: new Map([['/_tree', Buffer.from('ü')]]),
  headers: { 'x-next-cache-tags': 'service:7' },
});
const BRIEFLY = { cacheControl: { revalidate: 30, expire: 60 } };

/** A web process of a deployment, as far as copies go. */
async function openProcess(deployment: string) {
  const copies = new RedisCopies(connectRedis(redis.url), deployment);
  const cache = new SharedCache({
    memory: openMemory(1e6),
    missing: openMemory(1e6),
    redis: copies,
    tags: new TagTimes(),
    finish: () => true,
  });
  await vi.waitFor(() => expect(copies.isLinked).toBe(true));
  return { cache, copies };
}

describe.skipIf(LACKS_REDIS)('copies in Redis', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('are shared by the processes of a deployment, whole, and by no other deployment', async () => {
    const [one, two, other] = await Promise.all(['new', 'new', 'old'].map(openProcess));
    await one?.cache.set('/shared', page('whole'), BRIEFLY);
    await vi.waitFor(async () => {
      expect((await two?.cache.get('/shared', {}))?.value).toEqual(page('whole'));
    });
    expect(await other?.cache.get('/shared', {})).toBeNull();
  });

  it('are forgotten everywhere within a second of a change, by other deployments too', async () => {
    const [one, two, old] = await Promise.all(['new', 'new', 'old'].map(openProcess));
    for (const process of [one, two, old]) await process?.cache.set('/a', page('before'), BRIEFLY);
    expect(await two?.cache.get('/a', {})).not.toBeNull();
    await one?.cache.revalidateTag('service:7');
    const changed = Date.now();
    await vi.waitFor(async () => {
      for (const process of [one, two, old]) expect(await process?.cache.get('/a', {})).toBeNull();
    });
    expect(Date.now() - changed).toBeLessThan(1_000);
  });

  it('from before a change are none to a process that starts after it', async () => {
    const one = await openProcess('restarted');
    await one.cache.set('/b', page('before'), BRIEFLY);
    await sleep(50);
    await one.cache.revalidateTag('service:7');
    const later = await openProcess('restarted');
    expect(await later.cache.get('/b', {})).toBeNull();
  });

  it('cost a render while Redis is away, and are never older than a second then', async () => {
    const one = await openProcess('away');
    await one.cache.set('/c', page('before'), BRIEFLY);
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    await vi.waitFor(() => expect(one.copies.isLinked).toBe(false));
    const asked = Date.now();
    await one.cache.set('/d', page('meanwhile'), BRIEFLY);
    expect(await one.cache.get('/d', {})).not.toBeNull();
    await one.cache.revalidateTag('service:8');
    expect(Date.now() - asked).toBeLessThan(500);
    await sleep(1_100);
    expect(await one.cache.get('/c', {})).toBeNull();
    expect(await one.cache.get('/d', {})).toBeNull();

    redis = await startRedis(port);
    await vi.waitFor(() => expect(one.copies.isLinked).toBe(true), 10_000);
    await one.cache.set('/e', page('after'), BRIEFLY);
    await sleep(1_100);
    expect(await one.cache.get('/e', {})).not.toBeNull();
  });
});
