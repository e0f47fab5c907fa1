import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { env } from '@/lib/env';
import { logEvent } from '@/lib/log';
import { processWide } from '@/lib/process-wide';

const FIRST_WAIT_MS = 1_500;
/**
 * The client measures by the process's own clock, and a web process that starts answers nothing for a
 * second or two while it loads its pages. Shorter than that, this would end connections to a Redis that
 * is up. Commands fail at once as long as there is none.
 */
const CONNECT_MS = 10_000;

function createRedis(url: string) {
  return createClient({
    url,
    // Without the queue, a lost connection makes a call fail at once instead of letting a page
    // hang.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
    commandOptions: { timeout: 1_000 },
  });
}

/** A connection that is made anew whenever it is lost. While Redis is away, commands reject. */
export interface Redis {
  client: ReturnType<typeof createRedis>;
  /** Waits for the first connection, 1.5 s at most; rejects at once if a later one was lost. */
  ready(): Promise<void>;
}

/** Opens a connection of its own; tests need that. The product shares {@link sharedRedis}. */
export function connectRedis(url: string): Redis {
  const client = createRedis(url);
  let isDown = false;
  client.on('ready', () => {
    isDown = false;
  });
  client.on('error', (error: NodeJS.ErrnoException) => {
    if (!isDown) logEvent('error', 'redis_failed', { reason: error.code ?? error.name });
    isDown = true;
  });
  const connected = client.connect();
  connected.catch(() => undefined);
  return {
    client,
    async ready() {
      if (client.isReady) return;
      const late = sleep(FIRST_WAIT_MS, undefined, { ref: false }).then(() => {
        throw new Error('Redis is away');
      });
      await Promise.race([connected, late]);
    },
  };
}

/** The connection of this process to REDIS_URL, or null where there is none. */
export function sharedRedis(): Redis | null {
  const { REDIS_URL } = env();
  return REDIS_URL ? processWide('redis', () => connectRedis(REDIS_URL)) : null;
}
