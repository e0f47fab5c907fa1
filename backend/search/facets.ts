import type { z } from 'zod';
import type { ServiceSearch, ServiceSearchAnswer } from '@/lib/contract/service-search';

/** How many services share a category, a community and a place. */
export interface Group {
  category: number;
  community: number;
  place: number | null;
  count: number;
  /** Of them, those whose names have all words of the search. */
  named: number;
}

/** How many of a group offer a subcategory. */
export interface Kind extends Group {
  id: number;
}

type Facets = z.input<typeof ServiceSearchAnswer>['facets'];
type Choices = Pick<ServiceSearch, 'categoryId' | 'communityId' | 'cityId' | 'subcategoryId'>;

function countBy<G extends Group>(groups: readonly G[], key: (group: G) => number | null) {
  const counts = new Map<number, number>();
  for (const group of groups) {
    const id = key(group);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + group.count);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
}

const sumOf = (groups: readonly Group[], key: 'count' | 'named') =>
  groups.reduce((sum, group) => sum + group[key], 0);

/** How many services a search has found, how many of them by their names, and what choices would leave. */
export interface Counts {
  total: number;
  named: number;
  facets: Facets;
}

/**
 * The number of results, and how many each choice of a list would leave if it replaced the choice made
 * there. A subcategory belongs to one category, so it says nothing about the others.
 */
export function countFacets(
  groups: readonly Group[],
  kinds: readonly Kind[],
  { categoryId, communityId, cityId, subcategoryId }: Choices,
): Counts {
  const fits = (group: Group, except?: 'category' | 'community' | 'place') =>
    (except === 'category' || categoryId === undefined || group.category === categoryId) &&
    (except === 'community' || communityId === undefined || group.community === communityId) &&
    (except === 'place' || cityId === undefined || group.place === cityId);
  const chosen =
    subcategoryId === undefined ? groups : kinds.filter(({ id }) => id === subcategoryId);
  const found = chosen.filter((group) => fits(group));
  const of = (among: readonly Group[], key: 'category' | 'community' | 'place') =>
    countBy(
      among.filter((group) => fits(group, key)),
      (group) => group[key],
    );
  return {
    total: sumOf(found, 'count'),
    named: sumOf(found, 'named'),
    facets: {
      categories: of(groups, 'category'),
      communities: of(chosen, 'community'),
      cities: of(chosen, 'place'),
      subcategories:
        categoryId === undefined
          ? []
          : countBy(
              kinds.filter((kind) => fits(kind)),
              ({ id }) => id,
            ),
    },
  };
}

/** How many services there are in all. */
export const countAll = (groups: readonly Group[]) => sumOf(groups, 'count');
