import type { FoundService } from '@/lib/contract/service-search';
import type { FindState } from '@/lib/url/find-url';
import type { CountsById } from './counts';

/** What can be given up, or words that can stand alone; `said` is a filter that stands in the words. */
export type GivenUp =
  | 'category'
  | 'community'
  | 'kind'
  | 'place'
  | 'speaks'
  | 'day'
  | 'soon'
  | 'evening'
  | 'weekend'
  | 'priceUpTo'
  | 'said'
  | 'words'
  | 'choices'
  | 'rest';

export interface Change {
  givenUp: GivenUp;
  to: FindState;
  /** The words of a filter that were given up; "" otherwise. */
  said: string;
}

export interface WayOn extends Change {
  count: number;
}

export interface WaysOn {
  ways: readonly WayOn[];
  close: readonly FoundService[];
  /** How many there are at all, and in each community. */
  total: number;
  communities: CountsById;
}
