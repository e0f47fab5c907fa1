import type { CountsById } from '@/components/find/search/counts';
import type { Kind } from '@/components/find/search/find-head';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import type { LocalDate } from '@/lib/shared/time/local-date';

export interface Offer {
  /** Services left; null if unknown. */
  counts: Record<'categories' | 'communities' | 'places', CountsById> | null;
  kinds: readonly Kind[];
  days: readonly LocalDate[];
  /** The most spoken first. */
  languages: readonly SpokenLanguage[];
}
