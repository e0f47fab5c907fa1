import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

/** "Please cancel within 1 hour of your appointment" means one hour before. */
const CHANGES_END_BEFORE_MS = HOUR_MS;
export const LINK_OUTLASTS_VISIT_MS = 30 * DAY_MS;
export const MOST_MOVES = 5;
export const CANCEL_REASON_LIMIT = 300;

/** Epoch ms. */
export function changesEnd(startsAt: number): number {
  return startsAt - CHANGES_END_BEFORE_MS;
}

/** From this time on (epoch ms), the link shows nothing. */
export function linkEnd(endsAt: number): number {
  return endsAt + LINK_OUTLASTS_VISIT_MS;
}

/** Epoch ms. */
export interface ChangeableVisit {
  status: 'confirmed' | 'cancelled';
  startsAt: number;
  endsAt: number;
  movesLeft: number;
}

/** `closed` means that the visit begins within the hour, or has begun. */
export type VisitStage = 'open' | 'closed' | 'past' | 'cancelled';

export function stageOf({ status, startsAt, endsAt }: ChangeableVisit, now: number): VisitStage {
  if (status === 'cancelled') return 'cancelled';
  if (now >= endsAt) return 'past';
  return now < changesEnd(startsAt) ? 'open' : 'closed';
}

export function mayMove(visit: ChangeableVisit, now: number): boolean {
  return stageOf(visit, now) === 'open' && visit.movesLeft > 0;
}
