import 'server-only';
import { logEvent } from '@/lib/log';
import { revokedSessions } from './revoked-sessions';

/** How long a session lasts, counted from the sign-in; using the site does not extend it. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** The fields of a session token that we read; `options.ts` wrote them at the sign-in. */
export interface SessionToken {
  /** The Google subject. */
  uid?: unknown;
  name?: unknown;
  email?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  /** The id of the session, so that signing out can end it. */
  sid?: unknown;
  /** Epoch seconds. */
  endsAt?: unknown;
}

async function isSignedOut(sessionId: string): Promise<boolean> {
  try {
    return await revokedSessions().has(sessionId);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    logEvent('error', 'sign_out_list_failed', { reason });
    return true;
  }
}

/**
 * Whether a decrypted token still stands for a session that is neither over nor signed out. If the
 * list of sign-outs cannot be read, the session counts as signed out.
 */
export async function isLive({ sid, endsAt }: SessionToken): Promise<boolean> {
  if (typeof endsAt === 'number' && endsAt <= Date.now() / 1000) return false;
  return !(typeof sid === 'string' && (await isSignedOut(sid)));
}
