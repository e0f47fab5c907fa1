import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import type { BegunSession, OpenSession, Sessions } from '@/lib/shared/contract/sessions';

export async function readSessions(userId: string): Promise<Sessions> {
  return callHost(host.getSessions, { query: { userId } });
}

/** Returns the account's version. */
export async function beginSession(begun: BegunSession): Promise<number> {
  return (await callHost(host.beginSession, { body: begun })).version;
}

export async function listOpenSessions(userId: string): Promise<OpenSession[]> {
  return (await callHost(host.listOpenSessions, { query: { userId } })).sessions;
}

export async function endSession(userId: string, id: string): Promise<boolean> {
  return (await callHost(host.endSession, { params: { id }, query: { userId } })).ended;
}

export async function endSessions(userId: string): Promise<number> {
  return (await callHost(host.endSessions, { body: { userId } })).version;
}
