import { EVENT_CATEGORIES, type EventCategory } from '@/lib/shared/domain/events/categories';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';

const SLUGS = new Map<CommunityId, string>(COMMUNITIES.map(({ id, slug }) => [id, slug]));

export function communitySlug(id: CommunityId): string {
  return SLUGS.get(id) ?? '';
}

export function communityOfSlug(slug: string): CommunityId | null {
  return COMMUNITIES.find((community) => community.slug === slug)?.id ?? null;
}

const EVENT_SLUGS = {
  'Trade Shows': 'trade-shows',
  Exhibitions: 'exhibitions',
  Festivals: 'festivals',
  'Clubbing and Performances': 'clubbing',
  'Networking Events': 'networking',
  Charity: 'charity',
  'Sports Events': 'sports',
} as const satisfies Record<EventCategory, string>;

export function eventCategorySlug(category: EventCategory): string {
  return EVENT_SLUGS[category];
}

export function eventCategoryOfSlug(slug: string): EventCategory | null {
  return EVENT_CATEGORIES.find((category) => EVENT_SLUGS[category] === slug) ?? null;
}
