import 'server-only';
import { endSessions, offersSettings, readSessionVersion } from '@/lib/host/account-settings';
import { HostError } from '@/lib/host/transport/host-error';
import { revokedSessions } from './revoked-sessions';

/*
 * "Sign out everywhere" raises the version that {host} keeps with the account, so it outlasts a restart of ours. A
 * session holds the version of its sign-in. No clock is compared, so the clocks of our processes may differ.
 */

/** Null where {host} keeps none, or does not answer: then there is nothing of the account to read, either. */
async function readFromHost(userId: string): Promise<number | null> {
  try {
    return (await offersSettings()) ? await readSessionVersion(userId) : null;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function readAndKeep(userId: string): Promise<number | null> {
  const version = await readFromHost(userId);
  if (version !== null) await revokedSessions().keepVersion(userId, version, { isRead: true });
  return version;
}

export async function versionAtSignIn(userId: string): Promise<number> {
  return (await readFromHost(userId)) ?? 0;
}

/** Whether a session of the user was ended with all others. Rejects while the list of sign-outs is away. */
export async function isOverEverywhere(userId: string, version: unknown): Promise<boolean> {
  const isKnown = typeof version === 'number';
  const known = await revokedSessions().versionOf(userId);
  // A release before wrote sessions without a version; those are over within hours.
  const current = known ?? (isKnown ? await readAndKeep(userId) : null);
  return current !== null && (isKnown ? version : 0) < current;
}

/** Ends all sessions of the user, in all processes and for good. */
export async function endSessionsOf(userId: string): Promise<void> {
  const version = await endSessions(userId);
  await revokedSessions().keepVersion(userId, version, { isRead: false });
}
