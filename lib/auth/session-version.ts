import 'server-only';
import { endSessions, offersSettings, readSessionVersion } from '@/lib/host/account-settings';
import { HostError } from '@/lib/host/transport/host-error';
import { within } from '@/lib/host/transport/in-time';
import { revokedSessions } from './revoked-sessions';

/*
 * "Sign out everywhere" raises a version that {host} keeps: it outlasts our restarts and needs no
 * equal clocks.
 */

const PATIENCE_MS = 2_000;

async function askHost(userId: string): Promise<number | null> {
  try {
    return (await offersSettings()) ? await readSessionVersion(userId) : null;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Null where {host} keeps none or does not answer. */
function readFromHost(userId: string): Promise<number | null> {
  return within(PATIENCE_MS, askHost(userId));
}

async function readAndKeep(userId: string): Promise<number | null> {
  const version = await readFromHost(userId);
  // If Redis fails, {host} is only asked more often.
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

/** A session of an older release has no version, which counts as 0. */
export async function isOverEverywhere(session: VersionedSession): Promise<boolean> {
  const { uid, endsAt, version } = session;
  const known = await revokedSessions()
    .versionOf(uid)
    .catch(() => null);
  const current = known ?? (typeof endsAt === 'number' ? await readAndKeep(uid) : null);
  return current !== null && (typeof version === 'number' ? version : 0) < current;
}

export async function endSessionsOf(userId: string): Promise<void> {
  const version = await endSessions(userId);
  await revokedSessions().keepVersion(userId, version, { isRead: false });
}
