import type { Span } from '@/lib/time/span';
import { DAY_MS } from '@/lib/time/units';
import { bookingHorizon } from '@/lib/time/venue-time';

/** How long ago time may still be marked: whoever keeps books marks the past too. */
const PAST_MS = 366 * DAY_MS;

/** The span within which a provider may mark time: a year back, and as far as may be booked. */
export function markableSpan(now: number, zone: string): Span {
  return { from: now - PAST_MS, to: bookingHorizon(now, zone) };
}
