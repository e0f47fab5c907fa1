import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** Also for the list of public events. */
export const RESULTS_PER_PAGE = 24;
export const LAST_PAGE = 200;
/** A page with fewer entries is kept from search engines. */
export const INDEXED_FROM = 3;
export const LONGEST_PHRASE = 80;
/** In whole euros. */
export const HIGHEST_PRICE = 9_999;
/** In letters. */
export const SUGGESTED_FROM = 2;
export const MOST_SUGGESTIONS = 8;
/** In minutes after midnight at the venue. */
export const EVENING_FROM = 17 * 60;
/** For how many days from today the search knows free times. */
export const SEARCHED_DAYS = 42;

/** `best` sorts by words and then by free time. */
export const SEARCH_ORDERS = ['best', 'soonest', 'reviewed', 'name', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export function usualOrder(words: string | undefined): SearchOrder {
  return words ? 'best' : 'soonest';
}

/** Without words there is no best match. */
export function ordersOf(words: string, hasReviews = true): readonly SearchOrder[] {
  return SEARCH_ORDERS.filter(
    (order) => (order !== 'best' || words !== '') && (order !== 'reviewed' || hasReviews),
  );
}

/** What was typed, without what cannot be searched for. */
export function toPhrase(typed: string): string {
  const phrase = typed.replace(/\s+/gu, ' ').trim();
  return hasLetterOrDigit(phrase) ? phrase : '';
}

export const SAID_FILTERS = [
  'place',
  'community',
  'day',
  'soon',
  'evening',
  'weekend',
  'price',
] as const;

/**
 * Why a service is near: all but its place, time, price or community fit; only its category fits; a
 * word is missing; or it only mentions the words.
 */
export const NEAR_REASONS = [
  'place',
  'time',
  'price',
  'community',
  'subcategory',
  'category',
  'missing',
  'mentions',
] as const;
export type NearReason = (typeof NEAR_REASONS)[number];

export const SUGGESTED = ['word', 'category', 'subcategory', 'place', 'provider'] as const;
