import 'server-only';
import { logEvent } from '@/lib/log';
import { revokedSessions } from './revoked-sessions';
import { isOverEverywhere } from './session-version';

/** Counted from the sign-in; use does not extend it. */
export const SESSION_SECONDS = 8 * 60 * 60;

export interface SessionToken {
  /** The Google subject. */
  uid?: unknown;
  name?: unknown;
  email?: unknown;
  emailVerified?: unknown;
  firstName?: unknown;
  lastName?: unknown;
  sid?: unknown;
  /** Epoch seconds. */
  endsAt?: unknown;
  /** The account's version (`session-version.ts`) at sign-in. */
  version?: unknown;
}

async function isSignedOut({ uid, sid, endsAt, version }: SessionToken): Promise<boolean> {
  try {
    if (typeof sid === 'string' && (await revokedSessions().has(sid))) return true;
    return typeof uid === 'string' && (await isOverEverywhere({ uid, endsAt, version }));
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    logEvent('error', 'sign_out_list_failed', { reason });
    return true;
  }
}

/** False if the list of sign-outs cannot be read. */
export async function isLive(session: SessionToken): Promise<boolean> {
  const { endsAt } = session;
  if (typeof endsAt === 'number' && endsAt <= Date.now() / 1000) return false;
  return !(await isSignedOut(session));
}
