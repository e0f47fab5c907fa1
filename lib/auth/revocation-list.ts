import 'server-only';

/**
 * The sessions that were signed out before their end; no copy of their cookies is valid any more.
 */
export interface RevokedSessions {
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
