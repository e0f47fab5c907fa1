import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { RevokedSessions } from '@/lib/auth/revocation-list';
import { logEvent } from '@/lib/log';

const FIRST_WAIT_MS = 1_500;

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;

/**
 * A list that all web processes share. While Redis cannot be asked, every call rejects: nobody can
 * say who signed out, so nobody counts as signed in.
 */
export function redisList(url: string): RevokedSessions {
  const client = createClient({
    url,
    // Without the queue a lost connection fails a call at once instead of letting a page hang.
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

  /** The first connection is tried again and again; a page must not wait for that. */
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
