import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { connectRedis, type Redis } from './redis';

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  if (!LACKS_REDIS) server = await startRedis();
});
afterAll(() => server?.stop());
afterEach(() => redis.client.destroy());

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  logged.mockClear();
  warned.mockClear();
});

/** Does nothing else for a while, as a process that loads the code of its pages. */
function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it.skipIf(LACKS_REDIS)(
  'connects while the process is busy, and calls nothing a failure',
  async () => {
    redis = connectRedis(server.url);
    beBusy(2_000);
    await vi.waitFor(() => expect(redis.client.isReady).toBe(true), { timeout: 10_000 });
    expect(await redis.client.ping()).toBe('PONG');
    expect(logged).not.toHaveBeenCalled();
  },
);

it('says once that nobody answers', async () => {
  redis = connectRedis(`redis://127.0.0.1:${await findFreePort()}`);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0])).toMatch(/"redis_failed","reason":"ECONNREFUSED"/);
});

it.skipIf(LACKS_REDIS)('says why Redis refuses, and when it is back', async () => {
  const port = await findFreePort();
  const refusing = await startRedis(port, ['--requirepass', 'another']);
  redis = connectRedis(`redis://:secret@127.0.0.1:${port}`);
  const patience = { timeout: 10_000 };
  await vi.waitFor(() => expect(String(logged.mock.calls[0])).toMatch(/"WRONGPASS"/), patience);
  await refusing.stop();
  const open = await startRedis(port, ['--requirepass', 'secret']);
  const isBack = () => expect(String(warned.mock.calls[0])).toMatch(/"redis_back","seconds":\d/);
  await vi.waitFor(isBack, patience);
  await open.stop();
});

it.skipIf(LACKS_REDIS)(
  'waits for no Redis that hangs, and goes on when it answers again',
  async () => {
    const other = createClient({ url: server.url });
    await other.connect();
    redis = connectRedis(server.url);
    await redis.ready();
    await other.sendCommand(['CLIENT', 'PAUSE', '6000', 'ALL']);
    other.destroy();
    const began = performance.now();
    await expect(redis.client.get('key')).rejects.toThrow();
    await expect(redis.client.get('key')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(String(logged.mock.calls[0])).toMatch(/"redis_failed","reason":"silent"/);
    const patience = { timeout: 15_000, interval: 100 };
    await vi.waitFor(async () => expect(await redis.client.get('key')).toBeNull(), patience);
    expect(String(warned.mock.calls[0])).toContain('"redis_back"');
  },
);
