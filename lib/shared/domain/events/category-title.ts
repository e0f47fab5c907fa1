import type { Key, Texts } from '@/lib/shared/texts/texts';
import { type EventCategory, isEventCategory } from './categories';

const KEYS = {
  'Trade Shows': 'tradeShows',
  Exhibitions: 'exhibitions',
  Festivals: 'festivals',
  'Clubbing and Performances': 'clubbing',
  'Networking Events': 'networking',
  Charity: 'charity',
  'Sports Events': 'sports',
} as const satisfies Record<EventCategory, Key<'events.categories'>>;

export function eventCategoryTitle(category: string, t: Texts<'events.categories'>): string {
  return isEventCategory(category) ? t(KEYS[category]) : category;
}
