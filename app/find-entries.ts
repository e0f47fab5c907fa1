import 'server-only';
import { INDEXED_FROM } from '@/lib/domain/directory/search';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { searchServices } from '@/lib/host/directory/services';
import { ANYBODY, findPlace } from '@/lib/url/find-url';

type Counts = readonly { id: number; count: number }[];

/** Lists with enough services to be indexed. */
function wellFilled<T extends { id: number }>(choices: readonly T[], counts: Counts): T[] {
  const large = new Set(counts.filter(({ count }) => count >= INDEXED_FROM).map(({ id }) => id));
  return choices.filter(({ id }) => large.has(id));
}

/** Empty where {host} has no directory. Throws `HostError`. */
export async function listFindPaths(): Promise<string[]> {
  const all = await searchServices();
  if (!all || all.total < INDEXED_FROM) return [];
  const categories = wellFilled(CATEGORIES, all.facets.categories);
  const below = await Promise.all(
    categories.map(async ({ id: category }) => {
      const found = await searchServices({ categoryId: category });
      const communities = wellFilled(COMMUNITIES, found?.facets.communities ?? []);
      return [null, ...communities.map(({ id }) => id)].map((community) =>
        findPlace({ category, community }),
      );
    }),
  );
  return [findPlace(ANYBODY), ...below.flat()];
}
