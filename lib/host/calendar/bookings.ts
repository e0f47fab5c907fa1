import 'server-only';
import { createHash } from 'node:crypto';
import type { BookingRequest } from '@/lib/contract/bookings';
import { nearestStarts } from '@/lib/domain/calendar/slots';
import { AppError } from '@/lib/errors';
import {
  type BookingOutcome,
  isUnsettled,
  type Refused,
  toRefusedBooking,
} from '@/lib/host/booking-outcome';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError } from '@/lib/host/transport/host-error';
import { isOurs } from '@/lib/host/transport/host-number';
import { host } from '@/lib/host/transport/rows';
import { MINUTE_MS } from '@/lib/time/units';
import { findFreeStarts } from './free-starts';

export type BookingOrigin = Pick<BookingRequest, 'bookedByUserId' | 'network' | 'language'>;

export interface AttemptOptions {
  origin?: BookingOrigin | undefined;
  serviceId?: string | undefined;
  /** An earlier attempt for this time got no answer. */
  isRepeat?: boolean | undefined;
}

/** A 409 means a lost time only if the host says so or offers it no more. */
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

/** For a host that books a repeat twice. */
async function bookIfFree(
  request: BookingRequest,
  idempotencyKey: string,
  options: AttemptOptions,
): Promise<BookingOutcome> {
  const starts = await findFreeStarts(request, options.serviceId);
  if (starts === null) {
    return { ok: false, code: 'host_failed', text: { key: 'bookingUnconfirmed' } };
  }
  if (starts.includes(request.startsAt)) return book(request, idempotencyKey, options);
  const nearest = nearestStarts(starts, request.startsAt);
  return {
    ok: false,
    code: 'slot_taken',
    text: { key: 'bookingNotSent' },
    nearestStarts: nearest,
  };
}

/**
 * Books once per idempotency key. For a host without keys, outcomes stay in memory, and an attempt
 * without an answer is repeated only while its time is free.
 */
export async function createBooking(
  request: BookingRequest,
  idempotencyKey: string,
  options: AttemptOptions = {},
): Promise<BookingOutcome> {
  if (isOurs()) return book(request, idempotencyKey, options);
  return once(idempotencyKey, request, (wasUnsettled) =>
    options.isRepeat || wasUnsettled
      ? bookIfFree(request, idempotencyKey, options)
      : book(request, idempotencyKey, options),
  );
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

const KEPT_MS = 15 * MINUTE_MS;
const KEPT = 2_000;

interface Attempt {
  begunAt: number;
  isOver: boolean;
  outcome: Promise<BookingOutcome>;
}

/** Oldest first. Never stored: customers' details. */
const attempts = new Map<string, Attempt>();

/** A changed time zone is still the same booking. */
function idOf(key: string, { timeZone: _, ...request }: BookingRequest): string {
  return createHash('sha256')
    .update(`${key} ${JSON.stringify(request)}`)
    .digest('base64');
}

function forgetOld(now: number): void {
  for (const [id, { begunAt }] of attempts) {
    if (now - begunAt < KEPT_MS && attempts.size <= KEPT) return;
    attempts.delete(id);
  }
}

async function begin(id: string, outcome: Promise<BookingOutcome>): Promise<BookingOutcome> {
  const attempt = { begunAt: Date.now(), isOver: false, outcome };
  attempts.delete(id);
  attempts.set(id, attempt);
  try {
    const settled = await outcome;
    if (!settled.ok && !isUnsettled(settled)) attempts.delete(id);
    return settled;
  } finally {
    attempt.isOver = true;
  }
}

/**
 * For a host without keys: honours them here for 15 minutes, except refusals. `book` is told
 * whether an earlier attempt may have booked.
 */
async function once(
  key: string,
  request: BookingRequest,
  book: (wasUnsettled: boolean) => Promise<BookingOutcome>,
): Promise<BookingOutcome> {
  forgetOld(Date.now());
  const id = idOf(key, request);
  const known = attempts.get(id);
  if (!known) return begin(id, book(false));
  if (!known.isOver) return known.outcome;
  const earlier = await known.outcome.catch(() => null);
  if (earlier?.ok) return earlier;
  const newer = attempts.get(id);
  return newer && newer !== known ? newer.outcome : begin(id, book(true));
}
