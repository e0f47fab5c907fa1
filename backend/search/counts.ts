import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { ServiceSearch } from '@/lib/contract/shapes/directory/service-search';
import { choicesOf } from './conditions';
import type { Group } from './facets';
import { keepCounts } from './kept-counts';

type Counted = { id: number; count: number }[];

/** Whatever narrows a search besides the choices of its lists. */
function narrowingOf({ hostCountry, q, day, accountId, similarTo, exceptId }: ServiceSearch) {
  return [hostCountry, q, day, accountId, similarTo, exceptId];
}

/** How many services share a category, a community and a place. */
export function readGroups(db: Database, search: ServiceSearch, base: SQL): Promise<Group[]> {
  const { subcategoryId } = search;
  const chosen = subcategoryId
    ? sql`count(*) filter (where subcategory_ids @> array[${subcategoryId}::int])`
    : sql`count(*)`;
  const read = async () => {
    const { rows } = await db.execute<Group & Record<string, unknown>>(sql`
      select category_id as category, community_id as community, place_id as place,
        count(*)::int as count, ${chosen}::int as chosen
      from service_search where ${base} group by 1, 2, 3`);
    return rows;
  };
  const question = ['groups', ...narrowingOf(search), subcategoryId];
  return keepCounts(db, question, read, (groups) =>
    groups.reduce((sum, { count }) => sum + count, 0),
  );
}

interface Kind extends Group {
  id: number;
}

/**
 * How many services offer each subcategory of the chosen category; none without one. Without words and
 * the like those of all categories are read, since they are kept for the next searches.
 */
export async function readSubcategories(
  db: Database,
  search: ServiceSearch,
  base: SQL,
): Promise<Counted> {
  const { hostCountry, categoryId, communityId, cityId } = search;
  if (categoryId === undefined) return [];
  const isNarrowed = narrowingOf(search).some((one) => one && one !== hostCountry);
  const choices = isNarrowed ? choicesOf(search, ['subcategory']) : sql`true`;
  const read = async () => {
    const { rows } = await db.execute<Kind & Record<string, unknown>>(sql`
      select category_id as category, community_id as community, place_id as place, id,
        count(*)::int as count
      from service_search, unnest(subcategory_ids) as id
      where ${base} and ${choices} group by 1, 2, 3, 4`);
    return rows;
  };
  const question = ['kinds', ...narrowingOf(search)];
  const kinds = isNarrowed
    ? await read()
    : await keepCounts(db, question, read, (all) => all.reduce((sum, { count }) => sum + count, 0));
  const counts = new Map<number, number>();
  for (const { id, category, community, place, count } of kinds) {
    const fits =
      category === categoryId &&
      (communityId === undefined || community === communityId) &&
      (cityId === undefined || place === cityId);
    if (fits) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
}
