import { DAY_MS } from '@/lib/shared/time/units';
import { endOfDay } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const OPEN_MS = 30 * DAY_MS;

/** Epoch ms. It is the end of a day, because people are told only the day. */
export function appealEnd(decidedAt: number): number {
  return endOfDay(decidedAt + OPEN_MS, VENUE_ZONE.id);
}

export function isAppealOpen(decidedAt: number, now: number): boolean {
  return now < appealEnd(decidedAt);
}
