import { DEFAULT_LOCALE, type Locale } from '@/lib/texts/locales';
import { parseInstant, toIso } from '@/lib/time/instant';
import { paths } from './paths';

/** What Next hands to a page as `searchParams`, once awaited. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The choices of the booking flow, as its three URLs carry them. */
export interface BookingState {
  /** The service, in the host's own spelling. */
  providerId: string;
  /** The calendar, the account's settlnProviders id. */
  settlnProviderId: string;
  /** Ids of the chosen service items, in the order of choice, without repeats. */
  serviceItems: string[];
  /** The first of the seven days of step 2, YYYY-MM-DD. */
  week: string;
  /** The day that step 2 shows, YYYY-MM-DD; without `week` also the first of the seven. */
  date: string;
  /** The chosen start (epoch ms); null without one. */
  startTime: number | null;
}

const KEYS = ['providerId', 'settlnProviderId', 'week', 'date'] as const;

function first(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/**
 * Reads the flow's state; a missing value becomes an empty text or list, a start that is none null.
 * Items repeat or share a comma.
 */
export function parseBookingState(params: SearchParams): BookingState {
  const items = [params.serviceItems ?? []].flat().flatMap((value) => value.split(','));
  return {
    providerId: first(params.providerId),
    settlnProviderId: first(params.settlnProviderId),
    week: first(params.week),
    date: first(params.date),
    startTime: parseInstant(first(params.startTime)),
    serviceItems: [...new Set(items.map((item) => item.trim()).filter(Boolean))],
  };
}

/** Writes the state as a query, in one fixed order, leaving out what is empty. */
export function serializeBookingState(state: Partial<BookingState>): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (state[key]) query.set(key, state[key]);
  if (state.startTime != null) query.set('startTime', toIso(state.startTime));
  if (state.serviceItems?.length) query.set('serviceItems', state.serviceItems.join(','));
  return query.toString();
}

function withQuery(path: string, state: Partial<BookingState>): string {
  const query = serializeBookingState(state);
  return query ? `${path}?${query}` : path;
}

/** Step 1, choose services. */
export function bookingPath(
  state: Pick<BookingState, 'providerId'> & Partial<Pick<BookingState, 'serviceItems'>>,
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
