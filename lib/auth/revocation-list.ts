import 'server-only';

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
