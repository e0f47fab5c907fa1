import type { z } from 'zod';
import type {
  ServiceSearch,
  ServiceSearchAnswer,
} from '@/lib/contract/shapes/directory/service-search';

/** How many services share a category, a community and a place; of them with the chosen subcategory. */
export interface Group {
  category: number;
  community: number;
  place: number | null;
  count: number;
  chosen: number;
}

type Facets = z.input<typeof ServiceSearchAnswer>['facets'];

function countBy(groups: readonly Group[], key: (group: Group) => number | null, all: boolean) {
  const counts = new Map<number, number>();
  for (const group of groups) {
    const id = key(group);
    const count = all ? group.count : group.chosen;
    if (id !== null && count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
}

/**
 * The number of results, and how many each choice of a list would leave if it replaced the choice made
 * there. A subcategory belongs to one category, so it says nothing about the others.
 */
export function countFacets(
  groups: readonly Group[],
  { categoryId, communityId, cityId }: ServiceSearch,
): { total: number; facets: Omit<Facets, 'subcategories'> } {
  const fits = (group: Group, except: 'category' | 'community' | 'place' | null) =>
    (except === 'category' || categoryId === undefined || group.category === categoryId) &&
    (except === 'community' || communityId === undefined || group.community === communityId) &&
    (except === 'place' || cityId === undefined || group.place === cityId);
  const of = (except: 'category' | 'community' | 'place') =>
    countBy(
      groups.filter((group) => fits(group, except)),
      (group) => group[except],
      except === 'category',
    );
  return {
    total: groups.reduce((sum, group) => sum + (fits(group, null) ? group.chosen : 0), 0),
    facets: { categories: of('category'), communities: of('community'), cities: of('place') },
  };
}
