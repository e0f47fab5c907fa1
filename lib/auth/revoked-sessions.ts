import 'server-only';
import { processWide } from '@/lib/process-wide';
import { type Redis, sharedRedis } from '@/lib/redis';

/** The list of this deployment: in Redis if REDIS_URL is set, else in this process. */
export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => {
    const redis = sharedRedis();
    return redis ? redisList(redis) : memoryList();
  });
}

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;

/**
 * A list that all web processes share. While Redis does not answer, every call rejects: sign-outs
 * are unknown then, so nobody counts as signed in.
 */
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

/**
 * The sessions that were signed out before their end; no copy of their cookies is valid any more.
 */
interface RevokedSessions {
  /**
   * `endsAt` is the epoch second at which the session ends anyway; the entry can be deleted then.
   */
  add(sessionId: string, endsAt: number): Promise<void>;
  has(sessionId: string): Promise<boolean>;
}

/** A list in the memory of this process. */
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
