import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memoryList } from '@/lib/auth/revocation-list';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { findRedis } from '@/scripts/lib/redis.mjs';
import { redisList } from './revoked-in-redis';

const program = findRedis();
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

describe.skipIf(program === null)('SES-4: a list in Redis', () => {
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await findFreePort();
    url = `redis://127.0.0.1:${port}`;
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    server = spawn(program ?? '', args, { stdio: 'ignore' });
    for (let tries = 0; tries < 100; tries += 1) {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      if (isUp) return client.close();
      await sleep(50);
    }
    throw new Error('Redis did not start');
  });

  afterAll(async () => {
    const gone = once(server, 'exit');
    server.kill();
    await gone;
  });

  it('is shared: what one process adds, another knows, until the session is over', async () => {
    const [one, other] = [redisList(url), redisList(url)];
    await one.add('shared', inAnHour());
    await one.add('brief', Math.floor(Date.now() / 1000) + 1);
    expect(await other.has('shared')).toBe(true);
    expect(await other.has('nobody')).toBe(false);
    await vi.waitFor(async () => expect(await other.has('brief')).toBe(false), 5_000);
  });

  it('rejects quickly while Redis is away, so that nobody passes unasked', async () => {
    const list = redisList(`redis://127.0.0.1:${await findFreePort()}`);
    const asked = Date.now();
    const answer = Promise.race([list.has('mine'), sleep(3_000).then(() => 'hung')]);
    await expect(answer).rejects.toThrow();
    expect(Date.now() - asked).toBeLessThan(3_000);
  });
});
