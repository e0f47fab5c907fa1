import { hasLetterOrDigit } from '@/lib/domain/text/text';

/** How many results a page of the directory, or of the public events, shows. */
export const RESULTS_PER_PAGE = 24;
/** No further page can be asked for. */
export const LAST_PAGE = 200;
/** A page of the directory is for search engines if it lists so many services, a community's with its events. */
export const INDEXED_FROM = 3;
/** The longest words that are searched for. */
export const LONGEST_PHRASE = 80;
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
