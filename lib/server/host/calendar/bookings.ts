import 'server-only';
import {
  type BookingOutcome,
  type Refused,
  toRefusedBooking,
} from '@/lib/server/host/booking-outcome';
import { bookWithoutKeys } from '@/lib/server/host/documented/instead/bookings';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { BookingRequest } from '@/lib/shared/contract/bookings';
import { nearestStarts } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import { findFreeStarts } from './free-starts';

export type BookingOrigin = Pick<BookingRequest, 'bookedByUserId' | 'network' | 'language'>;

export interface AttemptOptions {
  origin?: BookingOrigin | undefined;
  serviceId?: string | undefined;
  /** True if there was no answer to an earlier attempt for this time. */
  isRepeat?: boolean | undefined;
}

/**
 * A 409 means that the time is lost only if {host} says so, or if it does not offer the time any
 * more.
 */
async function judgeConflict(
  refused: Refused,
  error: HostError,
  request: BookingRequest,
  serviceId: string | undefined,
): Promise<Refused> {
  if (refused.nearestStarts) return refused;
  const starts = await findFreeStarts(request, serviceId);
  const isGone = starts !== null && !starts.includes(request.startsAt);
  if (isGone) {
    const nearest = nearestStarts(starts, request.startsAt);
    return nearest.length > 0 ? { ...refused, nearestStarts: nearest } : refused;
  }
  return error.refusal?.code === 'slot_taken' ? refused : { ...refused, code: 'conflict' };
}

async function book(
  request: BookingRequest,
  idempotencyKey: string,
  { serviceId, origin }: AttemptOptions,
): Promise<BookingOutcome> {
  try {
    const body = { ...request, ...origin };
    const booking = await callHost(host.createBooking, { body }, { idempotencyKey });
    const customerName = booking.customerName || request.customerName;
    return { ok: true, booking: { ...booking, customerName } };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const refused = toRefusedBooking(error);
    return refused.code === 'slot_taken'
      ? judgeConflict(refused, error, request, serviceId)
      : refused;
  }
}

/** Books only once for each idempotency key. */
export async function createBooking(
  request: BookingRequest,
  idempotencyKey: string,
  options: AttemptOptions = {},
): Promise<BookingOutcome> {
  if (isOurs()) return book(request, idempotencyKey, options);
  return bookWithoutKeys(request, idempotencyKey, {
    isRepeat: options.isRepeat,
    book: () => book(request, idempotencyKey, options),
    findFreeStarts: () => findFreeStarts(request, options.serviceId),
  });
}

function toAppError({ ok: _, code, text, ...details }: Refused): AppError {
  return new AppError(code, text, details);
}

export function toBookingError(error: HostError): AppError {
  return toAppError(toRefusedBooking(error));
}

export function bookedOrThrow<Booked extends { ok: true }>(outcome: Booked | Refused): Booked {
  if (outcome.ok) return outcome;
  throw toAppError(outcome);
}
