import { randomUUID } from 'node:crypto';
import { type ClockChange, clockChangeOn } from '@/lib/shared/domain/calendar/clock-change';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { addDays, mondayOf } from '@/lib/shared/time/local-date';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import type { Reply, StubHost } from './stub-host';

export const MALTA = 'Europe/Malta';

/**
 * What a stubbed host answers about a provider of its own; what is left out gets a normal answer.
 */
export interface StubProvider {
  items?: { id: number; name: string; price?: number; duration_minutes?: number }[];
  /** Instead of the answers. */
  details?: Reply;
  serviceItems?: Reply;
  calendarId?: Reply;
  slots?: Reply;
  /** ISO instants of the free slots. */
  free?: readonly string[];
  next?: Reply;
}

export const TWO_ITEMS = [
  { id: 1, name: 'Cut', price: 20, duration_minutes: 30 },
  { id: 2, name: 'Colour', price: 60, duration_minutes: 90 },
];

/** A calendar that no other test knows, so that no search of its free times is kept. */
const calendarNumber = () => Math.floor(Math.random() * 1e9) + 1000;

/**
 * Has the host answer for a provider that no other test knows, so that no cache knows it either.
 */
export function stubProvider(host: StubHost, given: StubProvider = {}): string {
  const id = randomUUID();
  const { items = TWO_ITEMS, free = [] } = given;
  const details = { id, name: 'A Chair in Gżira', address: '1, Triq il-Baħar', status: 'approved' };
  const slots = free.map((start_time, index) => ({ id: index, start_time, status: 'available' }));
  const lookup = `/serviceProviders/${id}/settln-provider-id`;
  host.answer(
    new RegExp(`/serviceProviders/details\\?.*${id}`),
    given.details ?? { status: 200, json: details },
  );
  host.answer(
    new RegExp(`/serviceItems\\?.*${id}`),
    given.serviceItems ?? { status: 200, json: items },
  );
  host.answer(
    new RegExp(lookup),
    given.calendarId ?? { status: 200, json: { settlnProviderId: calendarNumber() } },
  );
  host.answer(/\/providerCalendar\/slots\?/, given.slots ?? { status: 200, json: slots });
  if (given.next) host.answer(/\/providerCalendar\/next-available/, given.next);
  return id;
}

/** Every quarter hour of a venue's day, 92 to 100 of them. */
export function quartersOf(date: string): string[] {
  const { from, to } = spanOfDays(date, date, MALTA);
  return Array.from({ length: (to - from) / SLOT_MS }, (_, n) =>
    new Date(from + n * SLOT_MS).toISOString(),
  );
}

/** How many quarter hours the week of a venue's day has: 668, 672 or 676. */
export function quartersOfWeek(date: string): number {
  const monday = mondayOf(date);
  const { from, to } = spanOfDays(monday, addDays(monday, 6), MALTA);
  return (to - from) / SLOT_MS;
}

/** The venue's day so many days from today. */
export function venueDay(daysAhead: number): string {
  return addDays(localDay(Date.now(), MALTA), daysAhead);
}

/** The venue's next day on which the clock skips or repeats an hour, so many days from now or later. */
export function nextClockChange(kind: ClockChange['kind'], daysAhead = 1): string {
  let date = venueDay(daysAhead);
  while (clockChangeOn(date, MALTA)?.kind !== kind) date = addDays(date, 1);
  return date;
}
