import type { FoundService } from '@/lib/contract/service-search';
import type { FindState } from '@/lib/url/find-url';
import type { CountsById } from './counts';

/** What can be given up, or words that can stand alone; `said` is a filter that stands in the words. */
export type GivenUp =
  | 'category'
  | 'community'
  | 'kind'
  | 'place'
  | 'day'
  | 'soon'
  | 'evening'
  | 'weekend'
  | 'priceUpTo'
  | 'said'
  | 'words'
  | 'choices'
  | 'rest';

/** A change of a search that may find somebody. */
export interface Change {
  givenUp: GivenUp;
  /** The search after it. */
  to: FindState;
  /** The words of a filter that were given up; "" otherwise. */
  said: string;
}

/** One change that finds somebody. */
export interface WayOn extends Change {
  count: number;
}

/** What leads on from a search that finds nobody. */
export interface WaysOn {
  ways: readonly WayOn[];
  /** Some of those whom the first way finds; none where the host names some that are near. */
  close: readonly FoundService[];
  /** How many there are at all, and in each community. */
  total: number;
  communities: CountsById;
}
