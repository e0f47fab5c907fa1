import 'server-only';
import type { BookingRequest } from '@/lib/contract/bookings';
import type { AttemptOptions } from '@/lib/host/calendar/bookings';
import { confirmBooking } from '@/lib/host/calendar/confirm-booking';
import { isUnsettled } from '@/lib/host/calendar/outcome';
import { hasUsualLength } from '@/lib/phone-key';
import { enterBooking } from './booking-place';
import { networkOf } from './limit-request';

type Outcome = Awaited<ReturnType<typeof confirmBooking>>;

/** What the page says of an attempt besides what {host} gets. */
interface AttemptToLimit extends AttemptOptions {
  /** A number that the customer has said is right. The answer holds for that number alone. */
  phoneConfirmed?: string | undefined;
}

/**
 * Makes a booking within the limits (BOOK-8). Only what may have been booked is counted. A telephone
 * number of unusual length is asked about first, whatever {host} would say to it.
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
