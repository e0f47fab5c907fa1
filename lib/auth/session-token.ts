import 'server-only';
import { logEvent } from '@/lib/log';
import { revokedSessions } from './revoked-sessions';

/** How long one stays signed in, counted from the sign-in itself: using the site does not add to it. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** What of a session token counts; everything in it was written by `options.ts` at the sign-in. */
export interface SessionToken {
  /** The Google subject. */
  uid?: unknown;
  name?: unknown;
  email?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  /** Names the session, so that signing out can end it. */
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
 * Whether a token that was decrypted still stands for a session: neither over nor signed out. A
 * list of sign-outs that cannot be asked counts as a sign-out.
 */
export async function isLive({ sid, endsAt }: SessionToken): Promise<boolean> {
  if (typeof endsAt === 'number' && endsAt <= Date.now() / 1000) return false;
  return !(typeof sid === 'string' && (await isSignedOut(sid)));
}
