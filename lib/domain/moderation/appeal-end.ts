import { DAY_MS } from '@/lib/time/units';
import { endOfDay } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

const OPEN_MS = 30 * DAY_MS;

/** Epoch ms; a whole day, since people are told the day. */
export function appealEnd(decidedAt: number): number {
  return endOfDay(decidedAt + OPEN_MS, VENUE_ZONE.id);
}

export function isAppealOpen(decidedAt: number, now: number): boolean {
  return now < appealEnd(decidedAt);
}
