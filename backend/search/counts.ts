import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { type Asked, choicesOf, fittingIn } from './conditions';
import { countAll, type Group, type Kind } from './facets';
import { keepCounts } from './kept-counts';

/** Whatever narrows a search besides the choices of its lists. */
function narrowingValues({ search }: Asked) {
  const { hostCountry, q, day, accountId, similarTo, exceptId } = search;
  return [hostCountry, q, day, accountId, similarTo, exceptId];
}

const GROUP = sql`category_id as category, community_id as community, place_id as place`;
const countsOf = ({ words }: Asked): SQL => {
  const isNamed = words ? sql`named @@ ${words}` : sql`false`;
  return sql`count(*)::int as count, (count(*) filter (where ${isNamed}))::int as named`;
};

/** How many services share a category, a community and a place. */
export function readGroups(db: Database, asked: Asked): Promise<Group[]> {
  const read = async () => {
    const { rows } = await db.execute<Group & Record<string, unknown>>(
      sql`select ${GROUP}, ${countsOf(asked)} from ${fittingIn(asked)} group by 1, 2, 3`,
    );
    return rows;
  };
  return keepCounts(db, ['groups', ...narrowingValues(asked)], read, countAll);
}

/**
 * How many of them offer each subcategory of the chosen category; without a category, how many offer
 * the chosen subcategory.
 */
export async function readKinds(db: Database, asked: Asked): Promise<Kind[]> {
  const { categoryId, subcategoryId } = asked.search;
  if (categoryId === undefined && subcategoryId === undefined) return [];
  const choice = categoryId === undefined ? { subcategoryId } : { categoryId };
  const read = async () => {
    const { rows } = await db.execute<Kind & Record<string, unknown>>(sql`
      select ${GROUP}, id, ${countsOf(asked)}
      from (select * from ${fittingIn(asked)} and ${choicesOf(choice)}) as fitting, unnest(subcategory_ids) as id
      group by 1, 2, 3, 4`);
    return rows;
  };
  return keepCounts(db, ['kinds', ...narrowingValues(asked), choice], read, countAll);
}
