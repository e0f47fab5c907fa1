import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { RevokedSessions } from '@/lib/auth/revocation-list';
import { logEvent } from '@/lib/log';

const FIRST_WAIT_MS = 1_500;

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;

/**
 * A list that all web processes share. While Redis does not answer, every call rejects: sign-outs
 * are unknown then, so nobody counts as signed in.
 */
export function redisList(url: string): RevokedSessions {
  const client = createClient({
    url,
    // Without the queue, a lost connection makes a call fail at once instead of letting a page
    // hang.
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (tries) => Math.min(tries * 100, 2_000) },
    commandOptions: { timeout: 1_000 },
  });
  let isDown = false;
  client.on('ready', () => {
    isDown = false;
  });
  client.on('error', (error: Error) => {
    if (!isDown) logEvent('error', 'redis_failed', { reason: error.name });
    isDown = true;
  });
  const connected = client.connect();
  connected.catch(() => undefined);

  /** Tries the first connection again and again, without letting a page wait for it. */
  async function ready() {
    if (client.isReady) return;
    const late = sleep(FIRST_WAIT_MS).then(() => Promise.reject(new Error('Redis is away')));
    await Promise.race([connected, late]);
  }

  return {
    async add(sessionId, endsAt) {
      await ready();
      const seconds = Math.max(1, Math.ceil(endsAt - Date.now() / 1000));
      await client.set(keyOf(sessionId), '1', { expiration: { type: 'EX', value: seconds } });
    },
    async has(sessionId) {
      await ready();
      return (await client.exists(keyOf(sessionId))) === 1;
    },
  };
}
