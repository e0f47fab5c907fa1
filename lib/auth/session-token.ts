import 'server-only';
import { logEvent } from '@/lib/log';
import { revokedSessions } from './revoked-sessions';

/** Counted from the sign-in; using the site does not extend it. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** The fields that we read; `options.ts` writes them. */
export interface SessionToken {
  /** The Google subject. */
  uid?: unknown;
  name?: unknown;
  email?: unknown;
  /** By the issuer. */
  emailVerified?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  /** Lets a sign-out end the session. */
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
 * Neither over nor signed out. If the list of sign-outs cannot be read, the session counts as
 * signed out.
 */
export async function isLive({ sid, endsAt }: SessionToken): Promise<boolean> {
  if (typeof endsAt === 'number' && endsAt <= Date.now() / 1000) return false;
  return !(typeof sid === 'string' && (await isSignedOut(sid)));
}
