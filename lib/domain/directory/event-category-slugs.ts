import { EVENT_CATEGORIES, type EventCategory } from '@/lib/domain/events/categories';

const SLUGS = {
  'Trade Shows': 'trade-shows',
  Exhibitions: 'exhibitions',
  Festivals: 'festivals',
  'Clubbing and Performances': 'clubbing',
  'Networking Events': 'networking',
  Charity: 'charity',
  'Sports Events': 'sports',
} as const satisfies Record<EventCategory, string>;

/** "festivals" */
export function eventCategorySlug(category: EventCategory): string {
  return SLUGS[category];
}

/** Null for none of the seven. */
export function eventCategoryOfSlug(slug: string): EventCategory | null {
  return EVENT_CATEGORIES.find((category) => SLUGS[category] === slug) ?? null;
}
