import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { orRefusal, REFUSED } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import type { WireInput } from '@/lib/shared/contract/endpoint';
import type { HostTable } from '@/lib/shared/contract/host';
import type { LogQuery } from '@/lib/shared/contract/staff';
import type { StaffKind } from '@/lib/shared/domain/staff/room';
import { AppError } from '@/lib/shared/errors';
import type { StaffHere } from './visit';

type Member = Pick<StaffHere, 'signIn'>;

/** Throws `not_found` if the member was removed. */
async function asMember<T>(call: Promise<T>): Promise<T> {
  try {
    return await orRefusal(REFUSED, call);
  } catch (error) {
    const isRemoved = error instanceof HostError && error.status === 403;
    throw isRemoved ? new AppError('not_found', { key: 'noPage' }) : error;
  }
}

type QueueQuery = Omit<HostTableQuery<'listStaffQueue'>, 'signIn'>;
type HostTableQuery<Name extends keyof HostTable> =
  WireInput<HostTable[Name]> extends { query: infer Query } ? Query : never;

export function listQueue({ signIn }: Member, query: QueueQuery) {
  const { kind, whose = 'everybody', q = '', order = 'oldest', limit = 25 } = query;
  const asked = { signIn, whose, q, order, limit: Number(limit), ...(kind && { kind }) };
  return asMember(callHost(host.listStaffQueue, { query: asked }));
}

export async function findStaffItem({ signIn }: Member, kind: StaffKind, id: string) {
  const found = await asMember(callHost(host.getStaffItem, { query: { signIn, kind, id } }));
  return found.item;
}

export async function listComing({ signIn }: Member, accountId: number) {
  const query = { signIn, accountId: String(accountId) };
  return (await asMember(callHost(host.listStaffBookings, { query }))).bookings;
}

export function claimItem(
  { signIn }: Member,
  item: { kind: StaffKind; id: string },
  takes: boolean,
) {
  return asMember(callHost(host.claimStaffItem, { body: { signIn, takes, ...item } }));
}

type Verdict = Omit<
  Parameters<typeof callHost<HostTable['previewStaffMail']>>[1]['body'],
  'signIn'
>;

/** This also prolongs the claim of the member who writes. */
export function previewMail({ signIn }: Member, verdict: Verdict) {
  return asMember(callHost(host.previewStaffMail, { body: { signIn, ...verdict } }));
}

export function decideItem({ signIn }: Member, verdict: Verdict & { version: string }) {
  return asMember(callHost(host.decideStaffItem, { body: { signIn, ...verdict } }));
}

export function undoDecision({ signIn }: Member, decisionId: number) {
  return asMember(callHost(host.undoStaffDecision, { body: { signIn, decisionId } }));
}

export function listLog({ signIn }: Member, query: LogQuery) {
  return asMember(callHost(host.listStaffLog, { query: { signIn, ...query } }));
}

export async function listPeople({ signIn }: Member) {
  return (await asMember(callHost(host.listStaff, { query: { signIn } }))).people;
}

type StaffChange = Omit<Parameters<typeof callHost<HostTable['changeStaff']>>[1]['body'], 'signIn'>;

export function changePeople({ signIn }: Member, change: StaffChange) {
  return asMember(callHost(host.changeStaff, { body: { signIn, ...change } }));
}
