import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';
import { parseInstant, toIso } from '@/lib/shared/time/instant';
import { paths } from './paths';
import { firstOf, type SearchParams } from './search-params';

export interface BookingState {
  /** The id as {host} spells it. */
  serviceId: string;
  /** Null if there is none, NaN if it is invalid. */
  calendarId: number | null;
  /** In the order in which they were chosen, each once. */
  itemIds: string[];
  /** The first day of step 2. */
  week: string;
  /** The day of step 2. If there is no `week`, also its first day. */
  date: string;
  startsAt: number | null;
  /** A person's number; null for anybody. */
  person: number | null;
}

/** These are also the names of form inputs. */
export const BOOKING_KEYS = {
  serviceId: 'providerId',
  calendarId: 'settlnProviderId',
  week: 'week',
  date: 'date',
  startsAt: 'startTime',
  itemIds: 'serviceItems',
  person: 'person',
} as const satisfies Record<keyof BookingState, string>;

/** Returns null for "", and NaN for an invalid id. */
export function parseCalendarId(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** A value may hold several ids. */
export function parseItemIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}

export function parsePerson(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function parseBookingState(params: SearchParams): BookingState {
  return {
    serviceId: firstOf(params.providerId),
    calendarId: parseCalendarId(firstOf(params.settlnProviderId)),
    week: firstOf(params.week),
    date: firstOf(params.date),
    startsAt: parseInstant(firstOf(params.startTime)),
    itemIds: parseItemIds([params.serviceItems ?? []].flat()),
    person: parsePerson(firstOf(params.person)),
  };
}

/** Writes values in a fixed order, and leaves out empty ones. */
export function serializeBookingState(state: Partial<BookingState>): string {
  const { serviceId, calendarId, week, date, startsAt, itemIds, person } = state;
  const query = new URLSearchParams();
  if (serviceId) query.set(BOOKING_KEYS.serviceId, serviceId);
  if (calendarId) query.set(BOOKING_KEYS.calendarId, String(calendarId));
  if (week) query.set(BOOKING_KEYS.week, week);
  if (date) query.set(BOOKING_KEYS.date, date);
  if (startsAt != null) query.set(BOOKING_KEYS.startsAt, toIso(startsAt));
  if (itemIds?.length) query.set(BOOKING_KEYS.itemIds, itemIds.join(','));
  if (person != null) query.set(BOOKING_KEYS.person, String(person));
  return query.toString();
}

function withQuery(path: string, state: Partial<BookingState>): string {
  const query = serializeBookingState(state);
  return query ? `${path}?${query}` : path;
}

export function bookingPath(
  state: Pick<BookingState, 'serviceId'> & Partial<Pick<BookingState, 'itemIds'>>,
): string {
  return withQuery(paths.booking, state);
}

export function selectTimePath(state: Partial<BookingState>): string {
  return withQuery(paths.selectTime, state);
}

export function reviewPath(state: Partial<Omit<BookingState, 'week' | 'date'>>): string {
  return withQuery(paths.review, state);
}

/** The address is lasting. `seal` proves that the booking exists. */
export function confirmedPath(
  state: Partial<Omit<BookingState, 'week' | 'date'>>,
  seal: string,
): string {
  return `${paths.review}?${serializeBookingState(state)}&${new URLSearchParams({ confirmed: seal })}`;
}

export function parseConfirmed({ confirmed }: SearchParams): string {
  return firstOf(confirmed);
}

/** The address names nobody, and is the same for all languages. */
export function appointmentFilePath(
  state: Partial<Omit<BookingState, 'week' | 'date'>>,
  bookingId: string,
  locale: Locale,
): string {
  const query = new URLSearchParams({ bookingId });
  if (locale !== DEFAULT_LOCALE) query.set('language', locale);
  return `${paths.review}/appointment.ics?${serializeBookingState(state)}&${query}`;
}

const NOT_ME_OUTCOMES = ['stopped', 'unknown', 'notOffered', 'failed'] as const;
export type NotMeOutcome = (typeof NOT_ME_OUTCOMES)[number];

export function notMePath(token: string, outcome?: NotMeOutcome): string {
  return `${paths.notMe}?${new URLSearchParams({ token, ...(outcome && { outcome }) })}`;
}

export function parseNotMe({ token, outcome }: SearchParams) {
  return {
    token: firstOf(token),
    outcome: NOT_ME_OUTCOMES.find((known) => known === outcome) ?? null,
  };
}
