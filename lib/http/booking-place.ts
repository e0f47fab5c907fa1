import 'server-only';
import type { BookingRequest } from '@/lib/contract/shapes/bookings';
import type { LimitName } from '@/lib/domain/limits';
import { hostLimitsPhones } from '@/lib/host/calendar/bookings';
import { counterKey, counterOf } from '@/lib/limits/limits';
import { tooMany } from '@/lib/limits/refusal';
import { phoneKey } from '@/lib/phone-key';
import { processWide } from '@/lib/process-wide';

/** One thing that an attempt to book is counted as. */
interface Claim {
  name: LimitName;
  who: string;
  withinMs?: number;
}

/** What an attempt is counted as: a network's and, where {host} does not count those, a number's. */
function claimsOf(request: BookingRequest, network: string | null): Claim[] {
  const claims: Claim[] = [];
  if (network !== null) claims.push({ name: 'bookings', who: counterKey(network) });
  if (hostLimitsPhones()) return claims;
  const phone = phoneKey(request.customerPhone);
  const calendar = String(request.settlnProviderId);
  const withinMs = Math.max(0, request.startTime - Date.now());
  return [
    ...claims,
    { name: 'phoneVisits', who: counterKey(phone, calendar), withinMs },
    { name: 'phoneBookings', who: counterKey(phone) },
  ];
}

async function giveBack(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map(({ name, who }) => counterOf(name).giveBack(who)));
}

type Refusal = ReturnType<typeof tooMany>;

async function takeAll(claims: readonly Claim[]): Promise<Refusal | null> {
  for (const [index, { name, who, withinMs }] of claims.entries()) {
    const waitMs = await counterOf(name).take(who, 1, withinMs);
    if (waitMs === 0) continue;
    await giveBack(claims.slice(0, index));
    return tooMany(name, waitMs);
  }
  return null;
}

async function enter(id: string, claims: readonly Claim[]): Promise<Refusal | null> {
  const places = counterOf('bookingPlaces');
  if (await places.has(id)) return null;
  const refusal = await takeAll(claims);
  if (refusal) return refusal;
  // Another process let the same attempt in meanwhile, and has counted it.
  if ((await places.count(id)) > 1) await giveBack(claims);
  return null;
}

/** The place of an attempt within the limits, which its repeats share. */
export interface BookingPlace {
  refusal: Refusal | null;
  /** Gives the place back, for the attempt booked nothing. */
  leave(): Promise<void>;
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
  const claims = claimsOf(request, network);
  const id = counterKey(network ?? '', key, JSON.stringify(request));
  // A second press joins the first one, which may not have been let in yet.
  const entering = processWide('bookings', () => new Map<string, Promise<Refusal | null>>());
  const entered = entering.get(id) ?? enter(id, claims).finally(() => entering.delete(id));
  entering.set(id, entered);
  return {
    refusal: await entered,
    async leave() {
      if (await counterOf('bookingPlaces').forget(id)) await giveBack(claims);
    },
  };
}
