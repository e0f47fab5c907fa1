import { type EventCategory, isEventCategory } from '@/lib/domain/events/categories';
import type { Key, Texts } from '@/lib/texts/texts';

/** The host stores a category by its English title, which is shown in the reader's language. */
const KEYS = {
  'Trade Shows': 'tradeShows',
  Exhibitions: 'exhibitions',
  Festivals: 'festivals',
  'Clubbing and Performances': 'clubbing',
  'Networking Events': 'networking',
  Charity: 'charity',
  'Sports Events': 'sports',
} as const satisfies Record<EventCategory, Key<'events.categories'>>;

/** A category of events in the words of a language; one that is not of the list stays as it came. */
export function eventCategoryTitle(category: string, t: Texts<'events.categories'>): string {
  return isEventCategory(category) ? t(KEYS[category]) : category;
}
