import 'server-only';
import type { BookingRequest } from '@/lib/contract/bookings';
import type { AttemptOptions } from '@/lib/host/calendar/bookings';
import { confirmBooking } from '@/lib/host/calendar/confirm-booking';
import { isUnsettled } from '@/lib/host/calendar/outcome';
import { enterBooking } from './booking-place';
import { networkOf } from './limit-request';

type Outcome = Awaited<ReturnType<typeof confirmBooking>>;

/** Makes a booking within the limits (BOOK-8). Only what may have been booked is counted. */
export async function bookWithinLimit(
  { serviceId, isRepeat, ...request }: BookingRequest & AttemptOptions,
  key: string,
  headers: Headers,
): Promise<Outcome> {
  const { refusal, leave } = await enterBooking(request, key, networkOf(headers));
  if (refusal) return refusal;
  const outcome = await confirmBooking({ ...request, serviceId, isRepeat }, key);
  if (!outcome.ok && !isUnsettled(outcome)) await leave(outcome);
  return outcome;
}
