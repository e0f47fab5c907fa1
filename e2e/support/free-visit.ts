import type { APIRequestContext } from 'playwright/test';
import { offeredStarts, visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { reviewPath } from '../../lib/shared/url/booking-url';
import { askBackend, type Product } from './product';
import { ownPhone } from './review-page';

/** Open day and night, so that every test finds a free time. */
export const PROVIDER_ID = '5e771100-0000-4000-8000-000000000009';

/** A visit that can be booked, as the review page's URL would name it. */
export interface FreeVisit {
  serviceId: string;
  calendarId: string;
  items: { id: number; name: string; price: number; duration_minutes: number }[];
  /** Epoch milliseconds, as all instants here. */
  startsAt: number;
  endsAt: number;
  /** All free starts of that day, `startsAt` first. */
  starts: number[];
  path: string;
}

async function ask(product: Product, path: string) {
  const answer = await askBackend(product, path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function slotsOf(product: Product, calendarId: string, from: number, to: number) {
  const span = new URLSearchParams({
    settlnProviderId: calendarId,
    startTime: toIso(from),
    endTime: toIso(to),
  });
  const slots: { start_time: string; status: 'available' | 'booked' }[] = await ask(
    product,
    `/providerCalendar/slots?${span}`,
  );
  return slots.map((slot) => ({ startsAt: Date.parse(slot.start_time), status: slot.status }));
}

async function findCalendar(product: Product): Promise<string> {
  const answer = await ask(product, `/serviceProviders/${PROVIDER_ID}/settln-provider-id`);
  return String(answer.settlnProviderId);
}

/** The provider's calendar of the demo is open longer than that. */
const DAYS = 53;
let found = 0;

/**
 * The first free visit with the provider's first services on the next of the coming days: a worker
 * has its calendar to itself, and two visits of a test stand on two days.
 */
export async function freeVisit(product: Product): Promise<FreeVisit> {
  // The third day of UTC is never tomorrow in Malta.
  const daysAhead = 3 + (found % DAYS);
  found += 1;
  const calendarId = await findCalendar(product);
  const offered: FreeVisit['items'] = await ask(product, `/serviceItems?providerId=${PROVIDER_ID}`);
  const items = offered.slice(0, 2);
  const durationMinutes = visitMinutes(items.map((item) => item.duration_minutes));
  const from = Math.floor(Date.now() / DAY_MS + daysAhead) * DAY_MS;
  const slots = await slotsOf(product, calendarId, from, from + DAY_MS);
  const starts = offeredStarts(slots, { durationMinutes, now: Date.now() });
  const [startsAt] = starts;
  if (startsAt === undefined) throw new Error(`nothing is free ${daysAhead} days from now`);
  const path = reviewPath({
    serviceId: PROVIDER_ID,
    calendarId: Number(calendarId),
    startsAt,
    itemIds: items.map(({ id }) => String(id)),
  });
  const endsAt = startsAt + durationMinutes * MINUTE_MS;
  return { serviceId: PROVIDER_ID, calendarId, items, startsAt, endsAt, starts, path };
}

/** How many quarter hours of the visit are booked now. */
export async function countBooked(product: Product, visit: FreeVisit): Promise<number> {
  return countBookedIn(product, visit.calendarId, visit.startsAt, visit.endsAt);
}

/** Of the visit's whole day. */
export async function countBookedThatDay(product: Product, visit: FreeVisit): Promise<number> {
  const from = Math.floor(visit.startsAt / DAY_MS) * DAY_MS;
  return countBookedIn(product, visit.calendarId, from, from + DAY_MS);
}

/** How many quarter hours are booked in so many minutes from a start. */
export async function countBookedAt(product: Product, from: number, minutes: number) {
  return countBookedIn(product, await findCalendar(product), from, from + minutes * MINUTE_MS);
}

async function countBookedIn(product: Product, calendarId: string, from: number, to: number) {
  const slots = await slotsOf(product, calendarId, from, to);
  return slots.filter(({ status }) => status === 'booked').length;
}

/** Books the visit for somebody else, directly at the backend. Returns the token of their link. */
export async function bookForSomebodyElse(product: Product, visit: FreeVisit): Promise<string> {
  const answer = await askBackend(product, '/providerCalendar/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      settlnProviderId: Number(visit.calendarId),
      startTime: toIso(visit.startsAt),
      serviceItems: visit.items.map(({ id }) => id),
      customerName: 'Somebody Else',
      customerPhone: ownPhone(1),
    }),
  });
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}`);
  const { booking } = await answer.json();
  return booking.manageToken;
}

/** The lines of a calendar file, unfolded. */
export async function readCalendarFile(request: APIRequestContext, href: string) {
  const answer = await request.get(href);
  const text = await answer.text();
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const of = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return { type: answer.headers()['content-type'], of };
}
