import 'server-only';
import type { BookingRequest } from '@/lib/contract/bookings';
import type { LimitName } from '@/lib/domain/limits';
import { hostLimitsPhones } from '@/lib/host/calendar/bookings';
import type { Refused } from '@/lib/host/calendar/outcome';
import { counterKey, counterOf } from '@/lib/limits/limits';
import { tooMany } from '@/lib/limits/refusal';
import { RefusedLately } from '@/lib/limits/refused-lately';
import { phoneKey } from '@/lib/phone-key';
import { processWide } from '@/lib/process-wide';

/** One thing that an attempt to book is counted as. */
interface Claim {
  name: LimitName;
  who: string;
  withinMs?: number;
}

/** Who wants to book: a network, and a telephone number that is the same however it is written. */
interface Visitor {
  network: string | null;
  phone: string;
}

/** What an attempt is counted as: a network's and, where {host} does not count those, a number's. */
function claimsOf(request: BookingRequest, { network, phone }: Visitor): Claim[] {
  const claims: Claim[] = [];
  if (network !== null) claims.push({ name: 'bookings', who: counterKey(network) });
  if (hostLimitsPhones()) return claims;
  const calendar = String(request.calendarId);
  const withinMs = Math.max(0, request.startsAt - Date.now());
  return [
    ...claims,
    { name: 'phoneVisits', who: counterKey(phone, calendar), withinMs },
    { name: 'phoneBookings', who: counterKey(phone) },
  ];
}

async function giveBack(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map(({ name, who }) => counterOf(name).giveBack(who)));
}

async function takeAll(claims: readonly Claim[]): Promise<Refused | null> {
  for (const [index, { name, who, withinMs }] of claims.entries()) {
    const waitMs = await counterOf(name).take(who, 1, withinMs);
    if (waitMs === 0) continue;
    await giveBack(claims.slice(0, index));
    return { ok: false, ...tooMany(name, waitMs) };
  }
  return null;
}

/** The telephone numbers that {host} refused a moment ago, each in one calendar. */
const refusedNumbers = () => processWide('refused-numbers', () => new RefusedLately<Refused>());

/** An attempt to book by the names that its counts go by. */
interface Attempt {
  id: string;
  /** Of whatever a network sends under a key, for those who know no more of it yet. */
  ofKey: string;
  /** Of the telephone number in the calendar. */
  number: string;
  claims: readonly Claim[];
}

const placeOfKey = (network: string | null, key: string) => counterKey(network ?? '', key);

async function enter({ id, ofKey, number, claims }: Attempt): Promise<Refused | null> {
  const places = counterOf('bookingPlaces');
  if (await places.has(id)) return null;
  const refusal = refusedNumbers().find(number) ?? (await takeAll(claims));
  if (refusal) return refusal;
  const [placed] = await Promise.all([places.count(id), places.count(ofKey)]);
  // Another process let the same attempt in meanwhile, and has counted it.
  if (placed > 1) await giveBack(claims);
  return null;
}

async function leave({ id, ofKey, claims }: Attempt): Promise<void> {
  const places = counterOf('bookingPlaces');
  const [isFirst] = await Promise.all([places.forget(id), places.forget(ofKey)]);
  if (isFirst) await giveBack(claims);
}

/** The place of an attempt within the limits, which its repeats share. */
export interface BookingPlace {
  refusal: Refused | null;
  /** Gives the place back, for the attempt booked nothing. */
  leave(because: Refused): Promise<void>;
}

/**
 * Finds room for an attempt. The same request with the same key has its place already, so that a
 * repeat is never refused. Where no proxy says whose request it is, no network is counted.
 */
export async function enterBooking(
  request: BookingRequest,
  key: string,
  network: string | null,
): Promise<BookingPlace> {
  const phone = phoneKey(request.customerPhone);
  const attempt = {
    id: counterKey(network ?? '', key, JSON.stringify(request)),
    ofKey: placeOfKey(network, key),
    number: counterKey(phone, String(request.calendarId)),
    claims: claimsOf(request, { network, phone }),
  };
  // A second press joins the first one, which may not have been let in yet.
  const entering = processWide('bookings', () => new Map<string, Promise<Refused | null>>());
  const entered =
    entering.get(attempt.id) ?? enter(attempt).finally(() => entering.delete(attempt.id));
  entering.set(attempt.id, entered);
  return {
    refusal: await entered,
    leave(because) {
      if (because.code === 'too_many') refusedNumbers().note(attempt.number, because);
      return leave(attempt);
    },
  };
}

/**
 * For how long a network cannot book, as far as that is known without reading what it sent; 0 if it
 * may, or if this could be the repeat of a booking that was let in.
 */
export async function waitOfNetwork(network: string | null, key: string): Promise<number> {
  if (network === null) return 0;
  const waitMs = counterOf('bookings').knownWait(counterKey(network));
  if (waitMs === 0) return 0;
  return (await counterOf('bookingPlaces').has(placeOfKey(network, key))) ? 0 : waitMs;
}
