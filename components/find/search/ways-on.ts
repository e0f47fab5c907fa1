import type { FoundService } from '@/lib/shared/contract/service-search';
import type { FindState } from '@/lib/shared/url/find-url';
import type { CountsById } from './counts';

/** `said` is a filter that comes from the words of the search. */
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

export interface ChangedSearch {
  givenUp: GivenUp;
  to: FindState;
  /** A given-up filter's words, or "". */
  said: string;
}

export interface WayOn extends ChangedSearch {
  count: number;
}

export interface WaysOn {
  ways: readonly WayOn[];
  close: readonly FoundService[];
  total: number;
  communities: CountsById;
}
