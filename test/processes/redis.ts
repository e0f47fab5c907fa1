import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { findProgram } from '@/scripts/testing/programs.mjs';

/** Why tests against Redis are left out on a machine without it. */
export const LACKS_REDIS = findProgram('redis') === null;

/** A Redis of its own on loopback, which keeps nothing on the disk. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.close();
    return true;
  } catch (error) {
    // One that asks for a password is there.
    return /NOAUTH/.test(String(error));
  }
}

/** Starts one, on a free port unless a test has one to start again on, with more settings if there are any. */
export async function startRedis(port?: number, settings: string[] = []): Promise<TestRedis> {
  const at = String(port ?? (await findFreePort()));
  const place = ['--port', at, '--bind', '127.0.0.1'];
  const args = [...place, '--save', '', '--appendonly', 'no', ...settings];
  const server = spawn(findProgram('redis') ?? '', args, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${at}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(url)) {
      const stop = async () => {
        const gone = once(server, 'exit');
        server.kill();
        await gone;
      };
      return { url, stop };
    }
    await sleep(50);
  }
  server.kill();
  throw new Error('Redis did not start');
}
