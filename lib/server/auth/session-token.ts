import 'server-only';
import { logEvent } from '@/lib/server/log';
import { wasEnded } from './ended-sessions';
import { revokedSessions } from './revoked-sessions';

export interface SessionToken {
  /**
   * Google's subject, or another issuer's subject together with the issuer's address
   * (`providers.ts`).
   */
  uid?: unknown;
  name?: unknown;
  email?: unknown;
  emailVerified?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  sid?: unknown;
  /** Epoch seconds. */
  endsAt?: unknown;
  /** The account's version (`ended-sessions.ts`) at the sign-in. */
  version?: unknown;
}

async function isSignedOut({ uid, sid, endsAt, version }: SessionToken): Promise<boolean> {
  try {
    if (typeof sid === 'string' && (await revokedSessions().has(sid))) return true;
    return typeof uid === 'string' && (await wasEnded({ uid, sid, endsAt, version }));
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    logEvent('error', 'sign_out_list_failed', { reason });
    return true;
  }
}

/** Returns false if the list of ended sessions cannot be read. */
export async function isLive(session: SessionToken): Promise<boolean> {
  const { endsAt } = session;
  if (typeof endsAt === 'number' && endsAt <= Date.now() / 1000) return false;
  return !(await isSignedOut(session));
}
