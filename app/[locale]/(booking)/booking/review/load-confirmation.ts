import 'server-only';
import { cookies } from 'next/headers';
import { reviewOf } from '@/components/booking/manage/visit';
import type { Confirmation, Reach, Review } from '@/components/booking/review/state';
import { env } from '@/lib/server/env';
import { findCustomerBooking } from '@/lib/server/host/calendar/customer-link';
import { openSeal, type SealedBooking } from '@/lib/server/host/calendar/seal';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { listServiceItems } from '@/lib/server/host/service-items';
import { findPublicService } from '@/lib/server/host/services';
import { BOOKED_COOKIE, type Booked, readBookedCookie } from '@/lib/server/http/booked-cookie';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import { toChoosable } from '@/lib/shared/domain/booking/choice';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import {
  type BookingState,
  confirmedPath,
  parseBookingState,
  parseConfirmed,
  reviewPath,
} from '@/lib/shared/url/booking-url';
import { managePath } from '@/lib/shared/url/manage-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { toBooked, toReach } from '../booked';
import { findProvider, toExpecting } from './load-review';

async function readBooked(): Promise<Booked | null> {
  return readBookedCookie((await cookies()).get(BOOKED_COOKIE)?.value, Date.now());
}

/** Set if a browser without scripts booked this review. */
export async function findBookedPath(state: BookingState): Promise<string | null> {
  const booked = await readBooked();
  return booked?.review === reviewPath(state) ? booked.path : null;
}

export function reviewTitle(params: SearchParams): 'confirmed' | 'review' {
  const isConfirmed = openSeal(parseConfirmed(params), parseBookingState(params)) !== null;
  return isConfirmed ? 'confirmed' : 'review';
}

const UNKNOWN: Reach = { phoneNumber: '', call: '', message: '' };

export async function findReach(serviceId: string): Promise<Reach> {
  const service = await findPublicService(serviceId).catch(() => null);
  return service ? toReach(service) : UNKNOWN;
}

/** Null if the link has ended; undefined if there is none, or while {host} cannot be asked. */
async function readLink(token: string): Promise<CustomerBooking | null | undefined> {
  return token ? findCustomerBooking(token).catch(() => undefined) : undefined;
}

type Facts = Pick<Confirmation, 'minutes' | 'totalMinor' | 'reach'> &
  Pick<Review, 'provider' | 'items'>;

/** Shows what was booked, even if the listing has changed since. */
async function factsOf(
  booking: CustomerBooking,
  { serviceId }: BookingState,
  locale: string,
): Promise<Facts> {
  const { provider } = reviewOf(booking);
  const offered = await listServiceItems(serviceId).catch(() => []);
  // A booking has the names of its items in their first language only.
  const items = booking.items.map((item) => {
    const written = offered.find(({ id, name }) => id === item.id && name === item.name);
    return written ? toChoosable({ ...written, ...item }, locale) : item;
  });
  return { ...toBooked(booking), totalMinor: booking.totalMinor, provider, items };
}

/** What the listing says today. Facts that cannot be read are left out. */
async function findFacts(
  sealed: SealedBooking,
  state: BookingState,
  locale: string,
): Promise<Facts> {
  const { serviceId, itemIds } = state;
  const [provider, offered, service] = await Promise.all([
    findProvider(state).catch(() => null),
    listServiceItems(serviceId).catch(() => []),
    findPublicService(serviceId).catch(() => null),
  ]);
  const items = itemIds.flatMap((id) => offered.find((item) => item.id === id) ?? []);
  const isComplete = items.length === itemIds.length;
  const total = items.reduce((sum, item) => sum + item.priceMinor, 0);
  const length = visitMinutes(items.map((item) => item.durationMinutes));
  return {
    minutes: sealed.minutes ?? (isComplete ? length : 0),
    totalMinor: sealed.totalMinor ?? (isComplete ? total : null),
    reach: service ? toReach(service) : UNKNOWN,
    provider: toExpecting(service, provider),
    items: items.map((item) => toChoosable(item, locale)),
  };
}

/**
 * Null for an address that proves no booking. A booking that was moved or cancelled since then has
 * an `ownPage`.
 */
export async function findConfirmation(
  state: BookingState,
  params: SearchParams,
  locale: string,
): Promise<Confirmation | { ownPage: string } | null> {
  const seal = parseConfirmed(params);
  const sealed = openSeal(seal, state);
  const { serviceId, calendarId, startsAt } = state;
  if (!sealed || calendarId === null || startsAt === null) return null;
  const { bookingId, manageToken, person } = sealed;
  const linked = await readLink(manageToken);
  if (linked && linked.sequence > 0) return { ownPage: managePath(manageToken) };
  const [booked, { provider, items, ...facts }] = await Promise.all([
    readBooked(),
    linked ? factsOf(linked, state, locale) : findFacts(sealed, state, locale),
  ]);
  const own = booked?.bookingId === bookingId ? booked : null;
  return {
    ...facts,
    bookingId,
    // A link counts as working while {host} cannot be asked.
    manageToken: linked === null ? '' : manageToken,
    siteUrl: env().SITE_URL,
    customerName: own?.customerName ?? '',
    customerPhone: own?.customerPhone ?? '',
    customerEmail: own?.customerEmail ?? '',
    mail: own?.mail ?? null,
    path: confirmedPath(state, seal),
    offersDirectory: isDirectoryOffered(),
    hasListing: linked?.serviceId !== null,
    review: {
      serviceId,
      calendarId,
      startsAt,
      provider,
      person: person ? { id: state.person ?? 0, name: person } : null,
      items,
    },
  };
}
