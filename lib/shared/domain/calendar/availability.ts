import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';
import { bookingHorizon } from '@/lib/shared/time/venue-time';

/** How far back providers can mark times. */
const PAST_MS = 366 * DAY_MS;

export function markableSpan(now: number, zone: string): Span {
  return { from: now - PAST_MS, to: bookingHorizon(now, zone) };
}
