import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** How many results a page of the directory, or of the public events, shows. */
export const RESULTS_PER_PAGE = 24;
/** No further page can be asked for. */
export const LAST_PAGE = 200;
/** A page of the directory is for search engines if it lists so many services, a community's with its events. */
export const INDEXED_FROM = 3;
/** The longest words that are searched for. */
export const LONGEST_PHRASE = 80;
/** The highest price that can be asked for, in whole euros. */
export const HIGHEST_PRICE = 9_999;
/** A search completes what was typed from so many letters on. */
export const SUGGESTED_FROM = 2;
/** How many completions are offered. */
export const MOST_SUGGESTIONS = 8;
/** An evening begins so many minutes after midnight at the venue. */
export const EVENING_FROM = 17 * 60;
/** For how many days from today a service's free times are known to the search. */
export const SEARCHED_DAYS = 42;

/**
 * The best matches of the words first, and among them the soonest free time; the soonest free time; by
 * the alphabet; the newest.
 */
export const SEARCH_ORDERS = ['best', 'soonest', 'name', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The order of a search that names none. */
export function usualOrder(words: string | undefined): SearchOrder {
  return words ? 'best' : 'soonest';
}

/** The orders that a search can have: without words nothing matches better than anything else. */
export function ordersOf(words: string): readonly SearchOrder[] {
  return SEARCH_ORDERS.filter((order) => order !== 'best' || words !== '');
}

/** What was typed, without what nobody can search for; "" for nothing. */
export function toPhrase(typed: string): string {
  const phrase = typed.replace(/\s+/gu, ' ').trim();
  return hasLetterOrDigit(phrase) ? phrase : '';
}

/** What words of a search can say besides what is looked for. */
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
 * Why a service is near what was asked: all but its place, its free times, its price or its community
 * fit; its subcategory or category is the one that was meant; one of the words is `missing`; or it only
 * mentions them.
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

/** What completions lead to: a search for words, a list of the directory, or a provider's page. */
export const SUGGESTED = ['word', 'category', 'subcategory', 'place', 'provider'] as const;
