import 'server-only';
import type { BookingRequest, ConfirmedBooking } from '@/lib/contract/bookings';
import { host } from '@/lib/contract/host';
import { isPublic } from '@/lib/domain/listing-status';
import { nearestStarts, offeredStarts, visitMinutes } from '@/lib/domain/slots';
import { AppError, ERROR_STATUS, type ErrorCode } from '@/lib/errors';
import { readCalendarId } from './booking-provider';
import { callHost } from './call-host';
import { HostError } from './host-error';
import { readListing } from './listings';
import { readServiceItems } from './service-items';
import { listSlots } from './slots';

const WEEK_MS = 7 * 86_400_000;

/** What becomes of a booking request; `nearestStarts` are ISO instants, nearest first. */
export type BookingOutcome =
  | { ok: true; booking: ConfirmedBooking }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      nearestStarts?: string[];
      /** After `too_many`. */
      retryAfterSeconds?: number;
    };

type Refused = Extract<BookingOutcome, { ok: false }>;

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  409: 'slot_taken',
  422: 'invalid',
  429: 'too_many',
};

/** The host's own code if we know it and it fits its status; a 5xx is never ours to repeat. */
function codeOf({ status, refusal }: HostError): ErrorCode {
  const own = Object.keys(ERROR_STATUS).find((code): code is ErrorCode => code === refusal?.code);
  if (own && status < 500 && ERROR_STATUS[own] === status) return own;
  return CODE_BY_STATUS[status] ?? 'host_failed';
}

/**
 * The one decision about what a failed submit says (customer §8):
 * the host refused: its own message, else "Booking failed: {status}";
 * it answered 2xx with `success: false`: its own message, else "Unable to confirm booking";
 * it answered 2xx without a usable booking: "Booking confirmation returned an unexpected response";
 * it did not answer, so that nobody knows: "Unable to confirm booking".
 */
function toRefusedBooking(error: HostError): Refused {
  const said = error.refusal?.message;
  switch (error.kind) {
    case 'status':
    case 'not_offered':
    case 'input':
      return {
        ok: false,
        code: codeOf(error),
        message: said ?? `Booking failed: ${error.status}`,
        ...(error.refusal?.nearestStarts.length && { nearestStarts: error.refusal.nearestStarts }),
        ...(error.refusal?.retryAfterSeconds && {
          retryAfterSeconds: error.refusal.retryAfterSeconds,
        }),
      };
    case 'shape':
      return {
        ok: false,
        code: 'host_failed',
        message: error.refusal
          ? (said ?? 'Unable to confirm booking')
          : 'Booking confirmation returned an unexpected response',
      };
    case 'timeout':
      return { ok: false, code: 'host_timeout', message: 'Unable to confirm booking' };
    case 'network':
      return { ok: false, code: 'host_failed', message: 'Unable to confirm booking' };
  }
}

/** For a host that names no other times: the three offered starts nearest to the lost one. */
async function findNearestStarts(request: BookingRequest, listingId: string): Promise<string[]> {
  // What is not public has no times to show, and no listing those of another's calendar.
  const [listing, calendarId] = await Promise.all([
    readListing(listingId),
    readCalendarId(listingId),
  ]);
  const isPublicHere = listing && isPublic(listing.status);
  if (!isPublicHere || calendarId !== String(request.settlnProviderId)) return [];
  const now = Date.now();
  const wanted = Date.parse(request.startTime);
  const span = { from: Math.max(now, wanted - WEEK_MS), to: Math.max(now, wanted) + WEEK_MS };
  const chosen = request.serviceItems.map(String);
  const [items, slots] = await Promise.all([
    readServiceItems(listingId),
    listSlots(String(request.settlnProviderId), span),
  ]);
  const durationMinutes = visitMinutes(
    items.filter(({ id }) => chosen.includes(id)).map((item) => item.durationMinutes),
  );
  return nearestStarts(offeredStarts(slots, { durationMinutes, now }), request.startTime);
}

/**
 * Books, at most once per idempotency key. A failed booking is a value, not an error.
 * `listingId` names the listing that the items belong to: with it, other starts are offered for a
 * lost slot even when {host} names none.
 */
export async function createBooking(
  request: BookingRequest,
  idempotencyKey: string,
  listingId?: string,
): Promise<BookingOutcome> {
  try {
    const booking = await callHost(host.createBooking, { body: request }, { idempotencyKey });
    return { ok: true, booking };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const refused = toRefusedBooking(error);
    if (refused.code !== 'slot_taken' || refused.nearestStarts || !listingId) return refused;
    // The other times are a courtesy: without them the refusal stands as it is.
    const starts = await findNearestStarts(request, listingId).catch(() => []);
    return starts.length > 0 ? { ...refused, nearestStarts: starts } : refused;
  }
}

function toAppError({ ok: _, code, message, ...details }: Refused): AppError {
  return new AppError(code, message, details);
}

/** A failed call that books as an error for `handle` to answer with. */
export function toBookingError(error: HostError): AppError {
  return toAppError(toRefusedBooking(error));
}

/** The booking of an outcome, or its refusal as an error for `handle` to answer with. */
export function bookedOrThrow(outcome: BookingOutcome): ConfirmedBooking {
  if (outcome.ok) return outcome.booking;
  throw toAppError(outcome);
}
