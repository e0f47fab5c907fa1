import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { redisList } from '@/lib/server/auth/revoked-sessions';
import { connectRedis, type Redis } from '@/lib/server/redis';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';

const HOURS_8 = 8 * 60 * 60;
const SIGN_OUTS = 100;

/** As compose.yaml starts it, with less memory. */
function settings(): string[] {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const [program, ...args] = services.redis.command as string[];
  expect(program).toBe('redis-server');
  expect(args[args.indexOf('--maxmemory') + 1]).toBe('256mb');
  return args.map((arg) => (arg === '256mb' ? '4mb' : arg));
}

describe.skipIf(LACKS_REDIS)('the Redis of compose.yaml', () => {
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis(undefined, settings());
    redis = connectRedis(server.url);
    await redis.ready();
  });
  afterAll(async () => {
    await redis.client.close();
    await server.stop();
  });

  it('makes room by dropping copies of pages, and keeps all sign-outs', async () => {
    const signedOut = redisList(redis);
    const end = Date.now() / 1000 + HOURS_8;
    for (let n = 0; n < SIGN_OUTS; n += 1) await signedOut.add(`session-${n}`, end);
    // More copies than there is room for, each for the minutes that a profile's is kept.
    const copy = 'x'.repeat(20_000);
    for (let n = 0; n < 1_000; n += 1) {
      const expiration = { type: 'EX', value: 300 } as const;
      await redis.client.set(`settln:copy:build:${n}`, copy, { expiration });
    }
    expect(await redis.client.info('stats')).toMatch(/evicted_keys:[1-9]/);
    const known = Array.from({ length: SIGN_OUTS }, (_, n) => signedOut.has(`session-${n}`));
    expect((await Promise.all(known)).filter((has) => !has)).toEqual([]);
    await signedOut.add('one more', end);
    expect(await signedOut.has('one more')).toBe(true);
  });
});
