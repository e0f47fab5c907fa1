import { DAY_MS, HOUR_MS } from '@/lib/time/units';

/** "Please cancel within 1 hour of your appointment": online changes end so long before the start. */
const CHANGES_END_BEFORE_MS = HOUR_MS;
/** How long after a visit its link still shows it. */
export const LINK_OUTLASTS_VISIT_MS = 30 * DAY_MS;
/** How often a customer may move one booking; each time the provider is told. */
export const MOST_MOVES = 5;
/** The longest reason that a provider may give a customer whose booking they cancel. */
export const CANCEL_REASON_LIMIT = 300;

/** The instant (epoch ms) at which moving and cancelling online ends for a visit that starts then. */
export function changesEnd(startsAt: number): number {
  return startsAt - CHANGES_END_BEFORE_MS;
}

/** The instant (epoch ms) from which on the link of a visit that ends then shows nothing. */
export function linkEnd(endsAt: number): number {
  return endsAt + LINK_OUTLASTS_VISIT_MS;
}

/** What decides about the changes of a booking; instants are epoch milliseconds. */
export interface ChangeableVisit {
  status: 'confirmed' | 'cancelled';
  startsAt: number;
  endsAt: number;
  movesLeft: number;
}

/**
 * Where a visit stands: `open` may still be changed online; `closed` begins within the hour, or has
 * begun; `past` and `cancelled` are over.
 */
export type VisitStage = 'open' | 'closed' | 'past' | 'cancelled';

/** Where a visit stands at `now` (epoch ms). */
export function stageOf({ status, startsAt, endsAt }: ChangeableVisit, now: number): VisitStage {
  if (status === 'cancelled') return 'cancelled';
  if (now >= endsAt) return 'past';
  return now < changesEnd(startsAt) ? 'open' : 'closed';
}

/** Whether a customer may move a visit now. */
export function mayMove(visit: ChangeableVisit, now: number): boolean {
  return stageOf(visit, now) === 'open' && visit.movesLeft > 0;
}
