import { DAY_MS } from '@/lib/shared/time/units';
import { endOfDay } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const OPEN_MS = 30 * DAY_MS;

export type ReviewStage = 'early' | 'open' | 'closed' | 'cancelled';

/**
 * From this time on (epoch ms), nothing can be changed. It is the end of a day, because people are
 * told only the day.
 */
export function reviewEnd(endsAt: number): number {
  return endOfDay(endsAt + OPEN_MS, VENUE_ZONE.id);
}

interface ReviewedVisit {
  status: 'confirmed' | 'cancelled';
  cancelledAt: number | null;
  startsAt: number;
  endsAt: number;
}

/** Times are epoch ms. A visit that was cancelled after its start may be reviewed. */
export function reviewStage(
  { status, cancelledAt, startsAt, endsAt }: ReviewedVisit,
  now: number,
): ReviewStage {
  if (status === 'cancelled' && (cancelledAt ?? 0) < startsAt) return 'cancelled';
  if (now < endsAt) return 'early';
  return now < reviewEnd(endsAt) ? 'open' : 'closed';
}
