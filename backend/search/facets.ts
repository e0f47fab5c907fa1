import type { FoundServices } from '@/lib/shared/contract/service-search';
import type { Wanted } from './conditions';

export interface Group {
  /** The lowest fits best. */
  tier: number;
  category: number;
  community: number;
  place: number | null;
  count: number;
}

export interface Kind extends Group {
  id: number;
}

type Facets = Omit<FoundServices['facets'], 'languages'>;
type Choices = Pick<Wanted, 'categoryId' | 'communityId' | 'cityId' | 'around' | 'subcategoryId'>;

function countBy<G extends Group>(groups: readonly G[], key: (group: G) => number | null) {
  const counts = new Map<number, number>();
  for (const group of groups) {
    const id = key(group);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + group.count);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
}

export const countAll = (groups: readonly Group[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

export interface Counts {
  total: number;
  inTiers: ReadonlyMap<number, number>;
  facets: Facets;
}

/**
 * Counts the results. Also counts for each choice of a list how many results it would leave in
 * place of the present choice.
 */
export function countFacets(
  groups: readonly Group[],
  kinds: readonly Kind[],
  { categoryId, communityId, cityId, around, subcategoryId }: Choices,
): Counts {
  const isThere = (place: number | null) =>
    place !== null && (around ? around.includes(place) : place === cityId);
  const fits = (group: Group, except?: 'category' | 'community' | 'place') =>
    (except === 'category' || categoryId === undefined || group.category === categoryId) &&
    (except === 'community' || communityId === undefined || group.community === communityId) &&
    (except === 'place' || cityId === undefined || isThere(group.place));
  const chosen =
    subcategoryId === undefined ? groups : kinds.filter(({ id }) => id === subcategoryId);
  const found = chosen.filter((group) => fits(group));
  const of = (among: readonly Group[], key: 'category' | 'community' | 'place') =>
    countBy(
      among.filter((group) => fits(group, key)),
      (group) => group[key],
    );
  return {
    total: countAll(found),
    inTiers: new Map(countBy(found, ({ tier }) => tier).map(({ id, count }) => [id, count])),
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
