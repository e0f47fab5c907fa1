import 'server-only';
import type { RevokedSessions } from '@/lib/auth/revocation-list';
import type { Redis } from '@/lib/redis';

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
