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

/** The soonest free time first; the names most like what was typed, or by the alphabet; the newest. */
export const SEARCH_ORDERS = ['soonest', 'name', 'newest'] as const;

/** What was typed, without what nobody can search for; "" for nothing. */
export function toPhrase(typed: string): string {
  const phrase = typed.replace(/\s+/gu, ' ').trim();
  return hasLetterOrDigit(phrase) ? phrase : '';
}
