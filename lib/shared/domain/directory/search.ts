import { hasLetterOrDigit } from '@/lib/shared/domain/text/text';

export const RESULTS_PER_PAGE = 24;
export const LAST_PAGE = 200;
/** Pages with fewer results are not offered to search engines. */
export const INDEXED_FROM = 3;
export const LONGEST_PHRASE = 80;
/** In euro. */
export const HIGHEST_PRICE = 9_999;
/** In letters. */
export const SUGGESTED_FROM = 2;
export const MOST_SUGGESTIONS = 8;
/** Minutes after the venue's midnight. */
export const EVENING_FROM = 17 * 60;
/** How many days ahead free times are known. */
export const SEARCHED_DAYS = 42;

/** `best` sorts by matching words, then by free time. */
export const SEARCH_ORDERS = ['best', 'soonest', 'reviewed', 'name', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export function usualOrder(words: string | undefined): SearchOrder {
  return words ? 'best' : 'soonest';
}

export function ordersOf(words: string): readonly SearchOrder[] {
  return SEARCH_ORDERS.filter((order) => order !== 'best' || words !== '');
}

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
 * Only place, time, price or community does not fit; only the category fits; a word is missing; or
 * the words are only mentioned in a text.
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
