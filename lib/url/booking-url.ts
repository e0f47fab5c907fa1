import { DEFAULT_LOCALE, type Locale } from '@/lib/texts/locales';
import { parseInstant, toIso } from '@/lib/time/instant';
import { paths } from './paths';

/** What Next hands to a page as `searchParams`, once awaited. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The choices of the booking flow, as its three URLs carry them. */
export interface BookingState {
  /** The service, in the host's own spelling. */
  serviceId: string;
  /** Null without one, NaN for one that is no number. */
  calendarId: number | null;
  /** Ids of the chosen service items, in the order of choice, without repeats. */
  itemIds: string[];
  /** The first of the seven days of step 2, YYYY-MM-DD. */
  week: string;
  /** The day that step 2 shows, YYYY-MM-DD; without `week` also the first of the seven. */
  date: string;
  /** The chosen start (epoch ms); null without one. */
  startsAt: number | null;
}

/** The keys of the queries, which are also the names of inputs in forms that lead to these pages. */
export const BOOKING_KEYS = {
  serviceId: 'providerId',
  calendarId: 'settlnProviderId',
  week: 'week',
  date: 'date',
  startsAt: 'startTime',
  itemIds: 'serviceItems',
} as const satisfies Record<keyof BookingState, string>;

function first(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/** Reads the id of a calendar as a query or a form has it: null for "", NaN for what is no such id. */
export function parseCalendarId(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** Reads the ids of chosen items; they repeat or share a comma. */
export function parseItemIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}

/** Reads the flow's state; a missing value becomes an empty text or list, or null. */
export function parseBookingState(params: SearchParams): BookingState {
  return {
    serviceId: first(params.providerId),
    calendarId: parseCalendarId(first(params.settlnProviderId)),
    week: first(params.week),
    date: first(params.date),
    startsAt: parseInstant(first(params.startTime)),
    itemIds: parseItemIds([params.serviceItems ?? []].flat()),
  };
}

/** Writes the state as a query, in one fixed order, leaving out what is empty. */
export function serializeBookingState(state: Partial<BookingState>): string {
  const { serviceId, calendarId, week, date, startsAt, itemIds } = state;
  const query = new URLSearchParams();
  if (serviceId) query.set(BOOKING_KEYS.serviceId, serviceId);
  if (calendarId) query.set(BOOKING_KEYS.calendarId, String(calendarId));
  if (week) query.set(BOOKING_KEYS.week, week);
  if (date) query.set(BOOKING_KEYS.date, date);
  if (startsAt != null) query.set(BOOKING_KEYS.startsAt, toIso(startsAt));
  if (itemIds?.length) query.set(BOOKING_KEYS.itemIds, itemIds.join(','));
  return query.toString();
}

function withQuery(path: string, state: Partial<BookingState>): string {
  const query = serializeBookingState(state);
  return query ? `${path}?${query}` : path;
}

/** Step 1, choose services. */
export function bookingPath(
  state: Pick<BookingState, 'serviceId'> & Partial<Pick<BookingState, 'itemIds'>>,
): string {
  return withQuery(paths.booking, state);
}

/** Step 2, select a time. */
export function selectTimePath(state: Partial<BookingState>): string {
  return withQuery(paths.selectTime, state);
}

/** Step 3, review and confirm. */
export function reviewPath(state: Partial<Omit<BookingState, 'week' | 'date'>>): string {
  return withQuery(paths.review, state);
}

/** The lasting address of a confirmed booking; `seal` proves that the booking exists. */
export function confirmedPath(
  state: Partial<Omit<BookingState, 'week' | 'date'>>,
  seal: string,
): string {
  return `${paths.review}?${serializeBookingState(state)}&${new URLSearchParams({ confirmed: seal })}`;
}

/** The seal in the query of the review page; "" if there is none. */
export function parseConfirmed({ confirmed }: SearchParams): string {
  return first(confirmed);
}

/**
 * The calendar file of a confirmed booking, in a language; files have one address for all of them.
 * Nothing in the address says whose booking it is.
 */
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
/** How it ended that somebody said that they did not book. */
export type NotMeOutcome = (typeof NOT_ME_OUTCOMES)[number];

/** The page on which somebody says that they did not book; `token` is that of the mail. */
export function notMePath(token: string, outcome?: NotMeOutcome): string {
  return `${paths.notMe}?${new URLSearchParams({ token, ...(outcome && { outcome }) })}`;
}

/** Reads that page's state: the token, "" if there is none, and the outcome, if there is one. */
export function parseNotMe({ token, outcome }: SearchParams) {
  return {
    token: first(token),
    outcome: NOT_ME_OUTCOMES.find((known) => known === outcome) ?? null,
  };
}
