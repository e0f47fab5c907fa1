import 'server-only';
import { env } from '@/lib/env';
import { redisList } from './revoked-in-redis';

/** The sessions that were signed out before their time; every copy of their cookies is dead. */
export interface RevokedSessions {
  /** `endsAt` is the epoch second at which the session would end anyway; it may be forgotten then. */
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

const KEY = Symbol.for('settln.revoked-sessions');

/** The list of this deployment: in Redis where REDIS_URL names one, else in this process. */
export function revokedSessions(): RevokedSessions {
  // Pages and route handlers are bundled apart; only the global object is one for both.
  const store = globalThis as { [KEY]?: RevokedSessions };
  const { REDIS_URL } = env();
  store[KEY] ??= REDIS_URL ? redisList(REDIS_URL) : memoryList();
  return store[KEY];
}
