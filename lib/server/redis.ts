import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { env } from '@/lib/server/env';
import { logEvent } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';

const FIRST_WAIT_MS = 1_500;
/** Long, because a starting process does not react for a second or two. */
const CONNECT_MS = 10_000;

function createRedis(url: string) {
  return createClient({
    url,
    // A lost connection fails at once: no page hangs.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
    commandOptions: { timeout: 1_000 },
  });
}

/** Redis begins its refusals with a word, such as WRONGPASS or NOAUTH; the rest may quote what was sent. */
function reasonOf({ code, name, message }: NodeJS.ErrnoException): string {
  return code ?? /^[A-Z]+(?= )/.exec(message)?.[0] ?? name;
}

const SILENT_MS = 1_000;

async function isSilent(client: ReturnType<typeof createRedis>): Promise<boolean> {
  let answered = false;
  const note = () => {
    answered = true;
  };
  client.ping().then(note, note);
  await sleep(SILENT_MS, undefined, { ref: false });
  // After a process that was busy itself has read what came meanwhile.
  await new Promise(setImmediate);
  return !answered;
}

/**
 * A server that hangs keeps its connection, and every command would wait for it: `timeout` of the client counts only
 * until a command is written. Without the connection commands reject.
 */
async function leaveSilence(client: ReturnType<typeof createRedis>, note: () => void) {
  while (client.isOpen) {
    if (!client.isReady) {
      await sleep(SILENT_MS, undefined, { ref: false });
    } else if ((await isSilent(client)) && client.isReady) {
      note();
      client.destroy();
      client.connect().catch(() => undefined);
    }
  }
}

/** Reconnects. Without Redis, commands reject. */
export interface Redis {
  client: ReturnType<typeof createRedis>;
  /** Waits at most 1.5 s for the first connection; rejects at once after a lost one. */
  ready(): Promise<void>;
}

/** For tests; the product uses {@link sharedRedis}. */
export function connectRedis(url: string): Redis {
  const client = createRedis(url);
  let downSince: number | null = null;
  const noteDown = (reason: string) => {
    if (downSince === null) logEvent('error', 'redis_failed', { reason });
    downSince ??= performance.now();
  };
  client.on('ready', () => {
    if (downSince === null) return;
    const seconds = Math.round((performance.now() - downSince) / 1000);
    logEvent('warn', 'redis_back', { seconds });
    downSince = null;
  });
  client.on('error', (error: NodeJS.ErrnoException) => noteDown(reasonOf(error)));
  const connected = client.connect();
  connected.catch(() => undefined);
  void leaveSilence(client, () => noteDown('silent'));
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

export function sharedRedis(): Redis | null {
  const { REDIS_URL } = env();
  return REDIS_URL ? processWide('redis', () => connectRedis(REDIS_URL)) : null;
}
