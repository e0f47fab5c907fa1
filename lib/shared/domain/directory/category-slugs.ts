import { CATEGORIES, type CategoryId } from '@/lib/shared/domain/services/categories';

const SLUGS = {
  1: 'legal-services',
  2: 'beauty-and-fashion',
  3: 'home-services',
  4: 'food',
  5: 'language-tutors',
  6: 'cargo-services',
  7: 'mcs-djs-and-catering',
  8: 'childcare-and-healthcare',
  9: 'transport-services',
} as const satisfies Record<CategoryId, string>;

export function categorySlug(id: CategoryId): string {
  return SLUGS[id];
}

export function categoryOfSlug(slug: string): CategoryId | null {
  return CATEGORIES.find(({ id }) => SLUGS[id] === slug)?.id ?? null;
}
