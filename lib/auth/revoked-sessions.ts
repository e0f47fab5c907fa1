import 'server-only';
import { processWide } from '@/lib/process-wide';
import { type Redis, sharedRedis } from '@/lib/redis';

export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => {
    const redis = sharedRedis();
    return redis ? redisList(redis) : memoryList();
  });
}

const keyOf = (sessionId: string) => `settln:signed-out:${sessionId}`;
const versionKeyOf = (userId: string) => `settln:session-version:${userId}`;

const VERSION_SECONDS = 60;

/** While Redis is down every call rejects, so nobody counts as signed in. */
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
    async versionOf(userId) {
      await ready();
      const known = await client.get(versionKeyOf(userId));
      return known === null ? null : Number(known);
    },
    async keepVersion(userId, version, { isRead }) {
      await ready();
      const expiration = { type: 'EX', value: VERSION_SECONDS } as const;
      const options = isRead ? ({ expiration, condition: 'NX' } as const) : { expiration };
      await client.set(versionKeyOf(userId), String(version), options);
    },
  };
}

/** Sessions that were signed out early. */
interface RevokedSessions {
  /** `endsAt` is in epoch seconds. */
  add(sessionId: string, endsAt: number): Promise<void>;
  has(sessionId: string): Promise<boolean>;
  /** Sessions with a lower version are over. Null if unknown. */
  versionOf(userId: string): Promise<number | null>;
  /** `isRead`: read from {host}; it never replaces a version that was changed meanwhile. */
  keepVersion(userId: string, version: number, from: { isRead: boolean }): Promise<void>;
}

export function memoryList(): RevokedSessions {
  const endings = new Map<string, number>();
  const versions = new Map<string, { version: number; until: number }>();
  const versionAt = (userId: string, now: number) => {
    const known = versions.get(userId);
    return known && known.until > now ? known.version : null;
  };
  return {
    async add(sessionId, endsAt) {
      const now = Date.now() / 1000;
      for (const [id, end] of endings) if (end < now) endings.delete(id);
      endings.set(sessionId, endsAt);
    },
    has: async (sessionId) => endings.has(sessionId),
    versionOf: async (userId) => versionAt(userId, Date.now() / 1000),
    async keepVersion(userId, version, { isRead }) {
      const now = Date.now() / 1000;
      for (const [id, { until }] of versions) if (until <= now) versions.delete(id);
      if (isRead && versionAt(userId, now) !== null) return;
      versions.set(userId, { version, until: now + VERSION_SECONDS });
    },
  };
}
