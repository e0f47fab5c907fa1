import 'server-only';

/** Session ids that were signed out, with the epoch seconds at which they would end anyway. */
type Revoked = Map<string, number>;

const KEY = Symbol.for('settln.revoked-sessions');

/** Pages and route handlers are bundled apart; only the global object is one for both. */
function revoked(): Revoked {
  const store = globalThis as { [KEY]?: Revoked };
  store[KEY] ??= new Map();
  return store[KEY];
}

/** Ends a session for good: every copy of its cookie stops working in this process. */
export function revokeSession(sessionId: string, endsAt: number): void {
  const now = Date.now() / 1000;
  for (const [id, end] of revoked()) {
    if (end < now) revoked().delete(id);
  }
  revoked().set(sessionId, endsAt);
}

/** Whether somebody signed out of this session. */
export function isRevoked(sessionId: string): boolean {
  return revoked().has(sessionId);
}
