import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { endSessions, offersSettings, readSessionVersion } from '@/lib/host/account-settings';
import { HostError } from '@/lib/host/transport/host-error';
import { revokedSessions } from './revoked-sessions';

/*
 * "Sign out everywhere" raises the version that {host} keeps with the account, so it outlasts a restart of ours. A
 * session holds the version of its sign-in. No clock is compared, so the clocks of our processes may differ.
 */

/** Pages wait for it before anything else; what they then read of {host} waits as well. */
const PATIENCE_MS = 2_000;

async function askHost(userId: string): Promise<number | null> {
  try {
    return (await offersSettings()) ? await readSessionVersion(userId) : null;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Null where {host} keeps none, or does not answer: then nothing of the account can be read, either. */
function readFromHost(userId: string): Promise<number | null> {
  return Promise.race([askHost(userId), sleep(PATIENCE_MS, null, { ref: false })]);
}

async function readAndKeep(userId: string): Promise<number | null> {
  const version = await readFromHost(userId);
  // Without Redis it is only asked for more often.
  if (version !== null) {
    await revokedSessions()
      .keepVersion(userId, version, { isRead: true })
      .catch(() => undefined);
  }
  return version;
}

export async function versionAtSignIn(userId: string): Promise<number> {
  return (await readFromHost(userId)) ?? 0;
}

interface VersionedSession {
  uid: string;
  endsAt?: unknown;
  version?: unknown;
}

/**
 * Whether it was ended with all others of its user; {host} is asked where Redis does not know. A
 * release before wrote sessions without a version, but every sign-in writes an end.
 */
export async function isOverEverywhere(session: VersionedSession): Promise<boolean> {
  const { uid, endsAt, version } = session;
  const known = await revokedSessions()
    .versionOf(uid)
    .catch(() => null);
  const current = known ?? (typeof endsAt === 'number' ? await readAndKeep(uid) : null);
  return current !== null && (typeof version === 'number' ? version : 0) < current;
}

/** Ends all sessions of the user, in all processes and for good. */
export async function endSessionsOf(userId: string): Promise<void> {
  const version = await endSessions(userId);
  await revokedSessions().keepVersion(userId, version, { isRead: false });
}
