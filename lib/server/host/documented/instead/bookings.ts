import 'server-only';
import { createHash } from 'node:crypto';
import { type BookingOutcome, isUnsettled } from '@/lib/server/host/booking-outcome';
import type { BookingRequest } from '@/lib/shared/contract/bookings';
import { nearestStarts } from '@/lib/shared/domain/calendar/slots';
import { MINUTE_MS } from '@/lib/shared/time/units';

const KEPT_MS = 15 * MINUTE_MS;
const KEPT = 2_000;

interface Attempt {
  begunAt: number;
  isOver: boolean;
  outcome: Promise<BookingOutcome>;
}

/** The oldest come first. They hold customers' details, so they are never stored. */
const attempts = new Map<string, Attempt>();

/** If only the time zone differs, it is still the same booking. */
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
 * For a host that keeps no keys: this process keeps them for 15 minutes, except after refusals.
 * `book` is told whether an earlier attempt may have booked.
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

interface Booking {
  /** True if there was no answer to an earlier attempt for this time. */
  isRepeat: boolean | undefined;
  book: () => Promise<BookingOutcome>;
  findFreeStarts: () => Promise<number[] | null>;
}

/** For a host that would book twice if a request is repeated. */
async function bookIfFree(
  { startsAt }: BookingRequest,
  { book, findFreeStarts }: Booking,
): Promise<BookingOutcome> {
  const starts = await findFreeStarts();
  if (starts === null) {
    return { ok: false, code: 'host_failed', text: { key: 'bookingUnconfirmed' } };
  }
  if (starts.includes(startsAt)) return book();
  const nearest = nearestStarts(starts, startsAt);
  return {
    ok: false,
    code: 'slot_taken',
    text: { key: 'bookingNotSent' },
    nearestStarts: nearest,
  };
}

/**
 * Outcomes are kept in memory. An attempt without an answer is repeated only while its time is
 * free.
 */
export function bookWithoutKeys(
  request: BookingRequest,
  key: string,
  booking: Booking,
): Promise<BookingOutcome> {
  return once(key, request, (wasUnsettled) =>
    booking.isRepeat || wasUnsettled ? bookIfFree(request, booking) : booking.book(),
  );
}
