import 'server-only';
import { memoryList, type RevokedSessions } from '@/lib/auth/revocation-list';
import { processWide } from '@/lib/process-wide';
import { sharedRedis } from '@/lib/redis';
import { redisList } from './revoked-in-redis';

/** The list of this deployment: in Redis if REDIS_URL is set, else in this process. */
export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => {
    const redis = sharedRedis();
    return redis ? redisList(redis) : memoryList();
  });
}
