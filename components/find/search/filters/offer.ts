import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { CountsById } from '../counts';
import type { Kind } from '../find-head';

export interface Offer {
  /** Services left; null if unknown. */
  counts: Record<'categories' | 'communities' | 'places', CountsById> | null;
  kinds: readonly Kind[];
  days: readonly LocalDate[];
  /** The most spoken first. */
  languages: readonly SpokenLanguage[];
}
