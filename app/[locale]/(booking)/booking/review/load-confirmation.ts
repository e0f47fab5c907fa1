import 'server-only';
import { cookies } from 'next/headers';
import type { Confirmation, Reach } from '@/components/booking/review/state';
import { toChoosable } from '@/lib/domain/booking/choice';
import { visitMinutes } from '@/lib/domain/calendar/slots';
import { telephoneHref, whatsappHref } from '@/lib/domain/text/telephone';
import { env } from '@/lib/env';
import { findCustomerBooking } from '@/lib/host/calendar/customer-link';
import { openSeal } from '@/lib/host/calendar/seal';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { listServiceItems } from '@/lib/host/service-items';
import { findPublicService } from '@/lib/host/services';
import { BOOKED_COOKIE, type Booked, readBookedCookie } from '@/lib/http/booked-cookie';
import {
  type BookingState,
  confirmedPath,
  parseBookingState,
  parseConfirmed,
  reviewPath,
} from '@/lib/url/booking-url';
import { managePath } from '@/lib/url/manage-url';
import type { SearchParams } from '@/lib/url/search-params';
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

export type Standing = { path: string } | { hasLink: boolean };

/**
 * A moved or cancelled booking has its own page. A link counts as working while {host} cannot be
 * asked.
 */
export async function findStanding({ manageToken }: Confirmation): Promise<Standing> {
  if (!manageToken) return { hasLink: false };
  const booking = await findCustomerBooking(manageToken).catch(() => undefined);
  if (booking && booking.sequence > 0) return { path: managePath(manageToken) };
  return { hasLink: booking !== null };
}

const UNKNOWN: Reach = { phoneNumber: '', call: '', message: '' };

export async function findReach(serviceId: string): Promise<Reach> {
  return toReach(await findPublicService(serviceId).catch(() => null));
}

function toReach(service: Awaited<ReturnType<typeof findPublicService>>): Reach {
  if (!service) return UNKNOWN;
  const { countryIso, phoneNumber, whatsappNumber } = service;
  return {
    phoneNumber,
    call: telephoneHref(phoneNumber, countryIso),
    message: whatsappHref(whatsappNumber, { countryIso }),
  };
}

/** Null for an address that proves no booking. Facts that cannot be read are left out. */
export async function findConfirmation(
  state: BookingState,
  params: SearchParams,
  locale: string,
): Promise<Confirmation | null> {
  const seal = parseConfirmed(params);
  const sealed = openSeal(seal, state);
  const { serviceId, calendarId, startsAt, itemIds } = state;
  if (!sealed || calendarId === null || startsAt === null) return null;
  const booked = await readBooked();
  const own = booked?.bookingId === sealed.bookingId ? booked : null;
  const [provider, offered, service] = await Promise.all([
    findProvider(state).catch(() => null),
    listServiceItems(serviceId).catch(() => []),
    findPublicService(serviceId).catch(() => null),
  ]);
  const items = itemIds.flatMap((id) => offered.find((item) => item.id === id) ?? []);
  return {
    bookingId: sealed.bookingId,
    manageToken: sealed.manageToken,
    siteUrl: env().SITE_URL,
    customerName: own?.customerName ?? '',
    customerPhone: own?.customerPhone ?? '',
    mail: own?.mail ?? null,
    path: confirmedPath(state, seal),
    reach: toReach(service),
    offersDirectory: isDirectoryOffered(),
    minutes: sealed.minutes ?? visitMinutes(items.map((item) => item.durationMinutes)),
    totalMinor: sealed.totalMinor ?? items.reduce((sum, item) => sum + item.priceMinor, 0),
    review: {
      serviceId,
      calendarId,
      startsAt,
      provider: toExpecting(service, provider),
      person: sealed.person ? { id: state.person ?? 0, name: sealed.person } : null,
      items: items.map((item) => toChoosable(item, locale)),
    },
  };
}
