import 'server-only';
import { processWide } from '@/lib/process-wide';
import { type Redis, sharedRedis } from '@/lib/redis';

/** In Redis if REDIS_URL is set, else in this process. */
export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => {
    const redis = sharedRedis();
    return redis ? redisList(redis) : memoryList();
  });
}

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;

/** Shared by all web processes. Without Redis every call rejects, so nobody counts as signed in. */
export function redisList({ client, ready }: Redis): RevokedSessions {
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

/** Sessions that were signed out early; copies of their cookies are invalid. */
interface RevokedSessions {
  /** `endsAt` is in epoch seconds; the entry can be deleted then. */
  add(sessionId: string, endsAt: number): Promise<void>;
  has(sessionId: string): Promise<boolean>;
}

export function memoryList(): RevokedSessions {
  const endings = new Map<string, number>();
  return {
    async add(sessionId, endsAt) {
      const now = Date.now() / 1000;
      for (const [id, end] of endings) if (end < now) endings.delete(id);
      endings.set(sessionId, endsAt);
    },
    has: async (sessionId) => endings.has(sessionId),
  };
}
