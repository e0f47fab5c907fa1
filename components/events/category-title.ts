import { type EventCategory, isEventCategory } from '@/lib/domain/events/categories';
import type { Key, Texts } from '@/lib/texts/texts';

/** The host stores a category by its English title. */
const KEYS = {
  'Trade Shows': 'tradeShows',
  Exhibitions: 'exhibitions',
  Festivals: 'festivals',
  'Clubbing and Performances': 'clubbing',
  'Networking Events': 'networking',
  Charity: 'charity',
  'Sports Events': 'sports',
} as const satisfies Record<EventCategory, Key<'events.categories'>>;

/** A category that is not in the list stays as it came. */
export function eventCategoryTitle(category: string, t: Texts<'events.categories'>): string {
  return isEventCategory(category) ? t(KEYS[category]) : category;
}
