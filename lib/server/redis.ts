import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { env } from '@/lib/server/env';
import { logEvent } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';

const FIRST_WAIT_MS = 1_500;
/** Long, because a process that starts may not react for a second or two. */
const CONNECT_MS = 10_000;

function createRedis(url: string) {
  return createClient({
    url,
    // A command on a lost connection fails at once, so that no page hangs.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(tries * 100, 2_000),
    },
    commandOptions: { timeout: 1_000 },
  });
}

/**
 * Redis begins a refusal with a word such as WRONGPASS or NOAUTH. The rest may quote what was sent.
 */
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
  // If this process was busy itself, it first has to read the answers that came meanwhile.
  await new Promise(setImmediate);
  return !answered;
}

/**
 * A server that hangs keeps its connection open, and each command would wait for it, because the
 * client's `timeout` ends when a command is written. So this closes the connection: then commands
 * reject at once.
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

/** The client reconnects by itself. Without Redis, commands reject. */
export interface Redis {
  client: ReturnType<typeof createRedis>;
  /** Waits at most 1.5 s for the first connection. If a connection was lost, rejects at once. */
  ready(): Promise<void>;
}

/** Only for tests. The product uses {@link sharedRedis}. */
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
