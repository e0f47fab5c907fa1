import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import { type ReasonId, reasonsAbout } from '@/lib/shared/domain/moderation/clauses';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

export const STAFF_ROLES = ['moderator', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const QUEUE_KINDS = ['service', 'event', 'review', 'report', 'appeal'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Posts and accounts never wait themselves. Only a report or an appeal about them does. */
export const STAFF_KINDS = [
  'service',
  'event',
  'review',
  'report',
  'appeal',
  'slate',
  'account',
] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

export const STAFF_ACTIONS = [
  'approve',
  'ask',
  'refuse',
  'keep',
  'takeDown',
  'suspend',
  'restore',
  'reverse',
  'stays',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** The time that we promise at the registration. */
export const PROMISED_MS = 48 * HOUR_MS;
const SOON_MS = 12 * HOUR_MS;
export const CLAIM_MS = 15 * MINUTE_MS;
/** How long the mail about a decision waits, so that the decision can be undone. */
export const UNDO_MS = MINUTE_MS;
export const SESSION_MS = 8 * HOUR_MS;
export const IDLE_MS = 30 * MINUTE_MS;
export const INVITATION_DAYS = 7;

export const STAFF_TEXT = { least: 20, most: 500 } as const;

/** Decisions against which people can appeal. */
export const AGAINST = ['ask', 'refuse', 'takeDown', 'suspend'] as const;
export function isAgainst(action: StaffAction): action is (typeof AGAINST)[number] {
  return AGAINST.some((known) => known === action);
}

/** The sender of a notice can appeal against `keep`. */
export const APPEALED = [...AGAINST, 'keep'] as const;

/** Returns none for a good outcome, a report or an appeal. */
export function reasonsFor(action: StaffAction, about: StaffKind): ReasonId[] {
  if (!isAgainst(action)) return [];
  if (action === 'suspend') return reasonsAbout('account');
  return about === 'report' || about === 'appeal' ? [] : reasonsAbout(about);
}

/** False if the decision is favourable. */
export function needsText(action: StaffAction): boolean {
  return action !== 'approve' && action !== 'restore';
}

export interface Decidable {
  kind: StaffKind;
  /** Null for an account, and for a thing that is not there any more. */
  status: ListingStatus | null;
  isWaiting: boolean;
  hasAccount: boolean;
  isSuspended: boolean;
  /** Whether the sender of a notice appeals. */
  isOfNotice: boolean;
}

/** In the order in which they are offered. */
export function actionsFor(about: Decidable): StaffAction[] {
  const { kind, status, isWaiting, hasAccount, isSuspended, isOfNotice } = about;
  const suspend: StaffAction[] = hasAccount && !isSuspended ? ['suspend'] : [];
  if (kind === 'account') return isSuspended ? ['restore'] : suspend;
  if (kind === 'appeal') {
    if (!isWaiting) return [];
    return isOfNotice && status === 'approved'
      ? ['takeDown', ...suspend, 'stays']
      : ['reverse', 'stays'];
  }
  if (kind === 'review') {
    if (isWaiting) return ['approve', 'refuse'];
    return status === 'approved' ? ['takeDown'] : ['approve'];
  }
  if (kind === 'report') {
    return status === 'approved' ? ['keep', 'takeDown', ...suspend] : ['keep', ...suspend];
  }
  const approve: StaffAction[] = isSuspended ? [] : ['approve'];
  if (kind === 'slate') return status === 'approved' ? ['takeDown', ...suspend] : approve;
  if (isWaiting) return [...approve, 'ask', 'refuse', ...suspend];
  return status === 'approved' ? ['takeDown', ...suspend] : [...approve, ...suspend];
}

export type Urgency = 'late' | 'soon' | 'later';

export function urgencyOf(waitingSince: number, now: number): Urgency {
  const left = waitingSince + PROMISED_MS - now;
  if (left < 0) return 'late';
  return left <= SOON_MS ? 'soon' : 'later';
}
