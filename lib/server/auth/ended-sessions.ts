import 'server-only';
import { offersSettings } from '@/lib/server/host/account-settings';
import { beginSession, endSession, endSessions, readSessions } from '@/lib/server/host/sessions';
import { HostError } from '@/lib/server/host/transport/host-error';
import { within } from '@/lib/server/host/transport/in-time';
import type { BegunSession, Sessions } from '@/lib/shared/contract/sessions';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { revokedSessions } from './revoked-sessions';

/*
 * {host} lists where an account is signed in, and keeps which of these sessions were ended: it
 * outlasts our restarts. "Sign out everywhere" raises a version, which needs no equal clocks.
 */

const PATIENCE_MS = 2_000;

/** Returns null if {host} keeps no sessions or does not answer. */
function fromHost<T>(ask: () => Promise<T>): Promise<T | null> {
  const asked = async () => {
    try {
      return (await offersSettings()) ? await ask() : null;
    } catch (error) {
      if (error instanceof HostError) return null;
      throw error;
    }
  };
  return within(PATIENCE_MS, asked());
}

async function readAndKeep(userId: string): Promise<Sessions | null> {
  const sessions = await fromHost(() => readSessions(userId));
  // If Redis fails, the only effect is that {host} is asked more often.
  if (sessions) {
    await revokedSessions()
      .keepOf(userId, sessions, { isRead: true })
      .catch(() => undefined);
  }
  return sessions;
}

/** Lists the session at {host}. Returns the version of the account. */
export async function listNewSession(begun: BegunSession): Promise<number> {
  return (await fromHost(() => beginSession(begun))) ?? 0;
}

interface ListedSession {
  uid: string;
  sid?: unknown;
  endsAt?: unknown;
  version?: unknown;
}

export async function wasEnded({ uid, sid, endsAt, version }: ListedSession): Promise<boolean> {
  const known = await revokedSessions()
    .readOf(uid)
    .catch(() => null);
  const sessions = known ?? (typeof endsAt === 'number' ? await readAndKeep(uid) : null);
  if (!sessions) return false;
  const isOlder = (typeof version === 'number' ? version : 0) < sessions.version;
  return isOlder || (typeof sid === 'string' && sessions.ended.includes(sid));
}

export async function endSessionsOf(userId: string): Promise<void> {
  const version = await endSessions(userId);
  await revokedSessions().keepOf(userId, { version, ended: [] }, { isRead: false });
}

/** Takes effect here at once. Without Redis, other processes notice it within a minute. */
export async function endOneSession(userId: string, id: string): Promise<void> {
  const isOwn = await endSession(userId, id);
  if (isOwn) await revokedSessions().add(id, Date.now() / 1000 + SESSION_SECONDS);
}

/** `endsAt` is in epoch seconds. If {host} answers, it is told, too. */
export async function signOutSession(userId: string, id: string, endsAt: number): Promise<void> {
  await revokedSessions().add(id, endsAt);
  await fromHost(() => endSession(userId, id));
}
