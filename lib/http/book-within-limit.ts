import 'server-only';
import type { BookingRequest } from '@/lib/contract/bookings';
import type { AttemptOptions } from '@/lib/host/calendar/bookings';
import { confirmBooking } from '@/lib/host/calendar/confirm-booking';
import { isUnsettled } from '@/lib/host/calendar/outcome';
import { hasUsualLength } from '@/lib/phone-key';
import { enterBooking } from './booking-place';
import { networkOf } from './limit-request';

type Outcome = Awaited<ReturnType<typeof confirmBooking>>;

interface AttemptToLimit extends AttemptOptions {
  /** A number that the customer confirmed; another one is asked about again. */
  phoneConfirmed?: string | undefined;
}

/**
 * Counts only what may have been booked (BOOK-8). An unusual telephone number is asked about first.
 */
export async function bookWithinLimit(
  { serviceId, isRepeat, phoneConfirmed, ...request }: BookingRequest & AttemptToLimit,
  key: string,
  headers: Headers,
): Promise<Outcome> {
  const { customerPhone } = request;
  if (!hasUsualLength(customerPhone) && phoneConfirmed !== customerPhone) {
    return { ok: false, code: 'phone_unsure', text: { key: 'phoneUnsure' } };
  }
  const { refusal, leave } = await enterBooking(request, key, networkOf(headers));
  if (refusal) return refusal;
  const outcome = await confirmBooking({ ...request, serviceId, isRepeat }, key);
  if (!outcome.ok && !isUnsettled(outcome)) await leave(outcome);
  return outcome;
}
