import { leftToRight, withCommas } from '@/lib/shared/texts/lists';
import { formatClock, formatEnds } from '@/lib/shared/time/clock-words';
import { formatShortDay, localDay } from '@/lib/shared/time/format';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { ManagedVisit } from './visit';

const zone = VENUE_ZONE.id;

/** "Thu 20 Nov, 10:45 – 15:30", as if it began at `startsAt` (epoch ms). */
export function daySpan({ minutes }: ManagedVisit, startsAt: number, locale: string): string {
  const span = { from: startsAt, to: startsAt + minutes * MINUTE_MS };
  const [start, end] = formatEnds(span, zone, locale);
  const clock = minutes > 0 ? leftToRight(`${start} – ${end}`, locale) : start;
  return withCommas([formatShortDay(startsAt, zone, locale), clock], locale);
}

/** "10:45", or "Thu 20 Nov, 10:45" on another day. */
export function timeBefore(oldStart: number, newStart: number, locale: string): string {
  const time = formatClock(oldStart, zone, locale);
  const isSameDay = localDay(oldStart, zone) === localDay(newStart, zone);
  return isSameDay ? time : withCommas([formatShortDay(oldStart, zone, locale), time], locale);
}
