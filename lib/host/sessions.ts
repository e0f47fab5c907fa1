import 'server-only';
import type { BegunSession, OpenSession, Sessions } from '@/lib/contract/sessions';
import { callHost } from '@/lib/host/transport/call-host';
import { host } from '@/lib/host/transport/rows';

export async function readSessions(userId: string): Promise<Sessions> {
  return callHost(host.getSessions, { query: { userId } });
}

/** Returns its version. */
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
