import 'server-only';
import { processWide } from '@/lib/server/process-wide';
import { type Redis, sharedRedis } from '@/lib/server/redis';
import type { Sessions } from '@/lib/shared/contract/sessions';

export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => {
    const redis = sharedRedis();
    return redis ? redisList(redis) : memoryList();
  });
}

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;
const ofUser = (userId: string) => `settln:sessions-of:${userId}`;

const KEPT_SECONDS = 60;

/** While Redis is down, every call rejects, so that nobody counts as signed in. */
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
    async readOf(userId) {
      await ready();
      const known = await client.get(ofUser(userId));
      return known === null ? null : JSON.parse(known);
    },
    async keepOf(userId, sessions, { isRead }) {
      await ready();
      const expiration = { type: 'EX', value: KEPT_SECONDS } as const;
      const options = isRead ? ({ expiration, condition: 'NX' } as const) : { expiration };
      await client.set(ofUser(userId), JSON.stringify(sessions), options);
    },
  };
}

interface RevokedSessions {
  /** `endsAt` is in epoch seconds. */
  add(sessionId: string, endsAt: number): Promise<void>;
  has(sessionId: string): Promise<boolean>;
  /** What {host} said about a user's sessions within the last minute. */
  readOf(userId: string): Promise<Sessions | null>;
  /**
   * `isRead` is true if the sessions were read from {host}. They never replace sessions that
   * changed meanwhile.
   */
  keepOf(userId: string, sessions: Sessions, from: { isRead: boolean }): Promise<void>;
}

export function memoryList(): RevokedSessions {
  const endings = new Map<string, number>();
  const kept = new Map<string, { sessions: Sessions; until: number }>();
  const keptAt = (userId: string, now: number) => {
    const known = kept.get(userId);
    return known && known.until > now ? known.sessions : null;
  };
  return {
    async add(sessionId, endsAt) {
      const now = Date.now() / 1000;
      for (const [id, end] of endings) if (end < now) endings.delete(id);
      endings.set(sessionId, endsAt);
    },
    has: async (sessionId) => endings.has(sessionId),
    readOf: async (userId) => keptAt(userId, Date.now() / 1000),
    async keepOf(userId, sessions, { isRead }) {
      const now = Date.now() / 1000;
      for (const [id, { until }] of kept) if (until <= now) kept.delete(id);
      if (isRead && keptAt(userId, now) !== null) return;
      kept.set(userId, { sessions, until: now + KEPT_SECONDS });
    },
  };
}
