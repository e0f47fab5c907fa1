import 'server-only';
import type { BookingRequest } from '@/lib/contract/shapes/bookings';
import { env } from '@/lib/env';
import type { ErrorCode } from '@/lib/errors';
import type { AttemptOptions } from '@/lib/host/calendar/bookings';
import { confirmBooking } from '@/lib/host/calendar/confirm-booking';
import type { Refused } from '@/lib/host/calendar/outcome';
import { processWide } from '@/lib/process-wide';
import { MINUTE_MS } from '@/lib/time/units';
import { createBookingLimit } from './booking-limit';
import { clientNetworkOf, UNKNOWN_ADDRESS } from './client-address';

type Wanted = BookingRequest & AttemptOptions;
type Outcome = Awaited<ReturnType<typeof confirmBooking>>;

/** After these nobody knows whether the booking was made, so its place stays taken. */
const UNSETTLED: readonly ErrorCode[] = ['internal', 'host_failed', 'host_timeout', 'unavailable'];

function refusal(waitMs: number, perHour: number): Refused {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return {
    ok: false,
    code: 'too_many',
    text: { key: 'bookingsClosed', values: { limit: String(perHour), minutes } },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  };
}

/**
 * Makes a booking unless too many came from the visitor's network within the hour. A repeat of an
 * idempotency key is never refused, and only what may have been booked is counted. Where no proxy
 * says whose request it is, all visitors would be one: then nothing is counted here.
 */
export async function bookWithinLimit(
  wanted: Wanted,
  key: string,
  headers: Headers,
): Promise<Outcome> {
  const { BOOKINGS_PER_HOUR, TRUSTED_PROXIES } = env();
  const network = clientNetworkOf(headers, TRUSTED_PROXIES);
  if (network === UNKNOWN_ADDRESS) return confirmBooking(wanted, key);
  const limit = processWide('bookings', () => createBookingLimit(BOOKINGS_PER_HOUR));
  const waitMs = limit.take(network, key, Date.now());
  if (waitMs > 0) return refusal(waitMs, BOOKINGS_PER_HOUR);
  const outcome = await confirmBooking(wanted, key);
  if (!outcome.ok && !UNSETTLED.includes(outcome.code)) limit.giveBack(network, key);
  return outcome;
}
