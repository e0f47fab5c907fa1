import 'server-only';
import { LRUCache } from 'lru-cache';
import { readUser } from '@/lib/server/auth/session';
import { isUnsettled, type Refused } from '@/lib/server/host/booking-outcome';
import type { AttemptOptions, BookingOrigin } from '@/lib/server/host/calendar/bookings';
import { confirmBooking } from '@/lib/server/host/calendar/confirm-booking';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { counterKey, counterOf } from '@/lib/server/limits/limits';
import { tooMany } from '@/lib/server/limits/refusal';
import { processWide } from '@/lib/server/process-wide';
import type { BookingRequest } from '@/lib/shared/contract/bookings';
import type { LimitName } from '@/lib/shared/domain/limits';
import { hasUsualLength, phoneKey } from '@/lib/shared/phone-key';
import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';
import { networkOf } from './limit-request';
import { requestLanguage } from './request-language';

type Outcome = Awaited<ReturnType<typeof confirmBooking>>;

interface AttemptToLimit extends AttemptOptions {
  /** The number that the customer confirmed. Another number is asked about again. */
  phoneConfirmed?: string | undefined;
}

/**
 * Counts only requests that may have booked (BOOK-8). If the number is unusual, asks about it
 * first.
 */
export async function bookWithinLimit(
  { serviceId, isRepeat, phoneConfirmed, ...request }: BookingRequest & AttemptToLimit,
  key: string,
  headers: Headers,
  locale: Locale = requestLanguage({ headers }),
): Promise<Outcome> {
  const { customerPhone } = request;
  if (!hasUsualLength(customerPhone) && phoneConfirmed !== customerPhone) {
    return { ok: false, code: 'phone_unsure', text: { key: 'phoneUnsure' } };
  }
  const network = networkOf(headers);
  const { refusal, leave } = await enterBooking(request, key, network);
  if (refusal) return refusal;
  const language = locale === DEFAULT_LOCALE ? undefined : locale;
  const origin = { ...(await originOf(headers, network)), language };
  const outcome = await confirmBooking({ ...request, serviceId, isRepeat, origin }, key);
  if (!outcome.ok && !isUnsettled(outcome)) await leave(outcome);
  return outcome;
}

/** By the user and the network, {host} recognises a provider's own bookings. It holds no address. */
async function originOf(headers: Headers, network: string | null): Promise<BookingOrigin> {
  const user = await readUser(headers.get('cookie'));
  return {
    bookedByUserId: user?.id,
    network: network === null ? undefined : counterKey('network', network),
  };
}

interface Claim {
  name: LimitName;
  who: string;
  withinMs?: number;
}

interface Visitor {
  network: string | null;
  phone: string;
}

/** Telephone numbers are left out if {host} counts them itself. */
function claimsOf(request: BookingRequest, { network, phone }: Visitor): Claim[] {
  const claims: Claim[] = [];
  if (network !== null) claims.push({ name: 'bookings', who: counterKey(network) });
  if (isOurs()) return claims;
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

/** Numbers that {host} has just refused. They are remembered for a second. */
const refusedNumbers = () =>
  processWide('refused-numbers', () => new LRUCache<string, Refused>({ max: 10_000, ttl: 1_000 }));

interface Attempt {
  id: string;
  number: string;
  claims: readonly Claim[];
}

async function enter({ id, number, claims }: Attempt): Promise<Refused | null> {
  const places = counterOf('bookingPlaces');
  if (await places.has(id)) return null;
  const refusal = refusedNumbers().get(number) ?? (await takeAll(claims));
  if (refusal) return refusal;
  // If another process has counted the same attempt, this count is given back.
  if ((await places.count(id)) > 1) await giveBack(claims);
  return null;
}

async function leave({ id, claims }: Attempt): Promise<void> {
  const isFirst = await counterOf('bookingPlaces').forget(id);
  if (isFirst) await giveBack(claims);
}

interface BookingPlace {
  refusal: Refused | null;
  /** Called if nothing was booked. */
  leave(because: Refused): Promise<void>;
}

/** A repeat of a request that was counted and may have booked is not refused. */
async function enterBooking(
  request: BookingRequest,
  key: string,
  network: string | null,
): Promise<BookingPlace> {
  const phone = phoneKey(request.customerPhone);
  const attempt = {
    id: counterKey(network ?? '', key, JSON.stringify(request)),
    number: counterKey(phone, String(request.calendarId)),
    claims: claimsOf(request, { network, phone }),
  };
  // If somebody presses twice, the second press waits for the first one's answer.
  const entering = processWide('bookings', () => new Map<string, Promise<Refused | null>>());
  const entered =
    entering.get(attempt.id) ?? enter(attempt).finally(() => entering.delete(attempt.id));
  entering.set(attempt.id, entered);
  return {
    refusal: await entered,
    leave(because) {
      if (because.code === 'too_many') refusedNumbers().set(attempt.number, because);
      return leave(attempt);
    },
  };
}
