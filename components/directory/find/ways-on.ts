import type { FoundService } from '@/lib/contract/service-search';
import type { FindState } from '@/lib/url/find-url';
import type { CountsById } from './counts';

/** What can be given up, or a word that can stand alone. */
export type GivenUp =
  | 'category'
  | 'community'
  | 'kind'
  | 'place'
  | 'day'
  | 'words'
  | 'choices'
  | 'rest';

/** One change that finds somebody. */
export interface WayOn {
  givenUp: GivenUp;
  /** The search after it. */
  to: FindState;
  count: number;
}

/** What leads on from a search that finds nobody. */
export interface WaysOn {
  ways: readonly WayOn[];
  /** Some of those whom the first way finds. */
  close: readonly FoundService[];
  /** How many there are at all, and in each community. */
  total: number;
  communities: CountsById;
}
