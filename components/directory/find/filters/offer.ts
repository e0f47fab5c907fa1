import type { SpokenLanguage } from '@/lib/domain/languages';
import type { LocalDate } from '@/lib/time/local-date';
import type { CountsById } from '../counts';
import type { Kind } from '../find-head';

export interface Offer {
  /** How many services each would leave; null if nobody knows. */
  counts: Record<'categories' | 'communities' | 'places', CountsById> | null;
  kinds: readonly Kind[];
  days: readonly LocalDate[];
  /** Those that anybody speaks, the most spoken first. */
  languages: readonly SpokenLanguage[];
  /** Whether the host takes evenings, weekends and prices. */
  hasTimes: boolean;
  /** Whether the host can sort by reviews. */
  hasReviews: boolean;
}
