import 'server-only';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { AppealPage, Statement } from '@/lib/shared/contract/moderation';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { callHost } from './transport/call-host';
import { HostError, isNoLink } from './transport/host-error';
import { type LinkOutcome, outcomeOf } from './transport/refusals';

export async function findAppeal(token: string): Promise<AppealPage | null> {
  try {
    return (await callHost(host.findAppeal, { query: { token } })).appeal;
  } catch (error) {
    if (error instanceof HostError && isNoLink(error)) return null;
    throw error;
  }
}

async function listStatements(userId: string): Promise<Statement[]> {
  if (!isOurs()) return [];
  try {
    const query = { userId, hostCountry: HOST_COUNTRY };
    return (await callHost(host.listStatements, { query })).statements;
  } catch (error) {
    if (error instanceof HostError) return [];
    throw error;
  }
}

/**
 * Finds what hides a listing: a decision about it, or else about its account, or else a request to
 * change it. While the listing is pending, earlier decisions about it do not count.
 */
export async function findStatement(
  userId: string,
  { kind, id, status }: { kind: 'service' | 'event'; id: string; status: ListingStatus | null },
): Promise<Statement | null> {
  const statements = await listStatements(userId);
  const own = statements.find((one) => one.kind === kind && one.subjectId === id) ?? null;
  if (own && own.action !== 'ask' && status !== 'pending') return own;
  return statements.find((one) => one.kind === 'account') ?? own;
}

/** Returns null unless the account is suspended. */
export async function findSuspension(userId: string): Promise<Statement | null> {
  const statements = await listStatements(userId);
  return statements.find(({ kind }) => kind === 'account') ?? null;
}

/** Returns the statements that no page of a service or event shows. */
export async function listOtherStatements(userId: string): Promise<Statement[]> {
  const statements = await listStatements(userId);
  return statements.filter(({ kind }) => kind === 'account' || kind === 'slate');
}

/**
 * A repeat sends the appeal once. `refused` if it is too late, or if there was an appeal already.
 */
export function sendAppeal(token: string, text: string): Promise<LinkOutcome> {
  return outcomeOf(callHost(host.sendAppeal, { body: { token, text } }));
}
