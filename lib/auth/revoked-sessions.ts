import type { RevokedSessions } from '@/lib/auth/revocation-list';
import { memoryList } from '@/lib/auth/revocation-list';
import 'server-only';
import { env } from '@/lib/env';
import { redisList } from './revoked-in-redis';

const KEY = Symbol.for('settln.revoked-sessions');

/** The list of this deployment: in Redis if REDIS_URL is set, else in this process. */
export function revokedSessions(): RevokedSessions {
  // Pages and route handlers are bundled separately; only the global object is shared.
  const store = globalThis as { [KEY]?: RevokedSessions };
  const { REDIS_URL } = env();
  store[KEY] ??= REDIS_URL ? redisList(REDIS_URL) : memoryList();
  return store[KEY];
}
