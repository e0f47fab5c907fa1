import 'server-only';
import { createHash } from 'node:crypto';
import type { BookingRequest } from '@/lib/contract/shapes/bookings';
import { MINUTE_MS } from '@/lib/time/units';
import { type BookingOutcome, isUnsettled } from './outcome';

const KEPT_MS = 15 * MINUTE_MS;
const KEPT = 2_000;

interface Attempt {
  begunAt: number;
  isOver: boolean;
  outcome: Promise<BookingOutcome>;
}

/** In the order in which they began. In memory only: what a customer typed is kept nowhere. */
const attempts = new Map<string, Attempt>();

function idOf(key: string, request: BookingRequest): string {
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
 * Honours idempotency keys for a host that does not, within this process and for a quarter of an
 * hour: a second click or a reload of the form's answer gets the first one's outcome. `book` is
 * told whether an earlier attempt with the key may have booked; a refusal is forgotten.
 */
export async function once(
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
