import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { type Asked, choicesOf, fittingIn } from './conditions';
import { countAll, type Group, type Kind } from './facets';
import { keepCounts } from './kept-counts';

function narrowingValues({ search, tiers, today }: Asked) {
  const { categoryId, communityId, cityId, around, subcategoryId, sort, page, ...narrowing } =
    search;
  return [narrowing, tiers, today];
}

const GROUP = sql`tier, category_id as category, community_id as community, place_id as place`;

export function readGroups(db: Database, asked: Asked): Promise<Group[]> {
  const read = async () => {
    const { rows } = await db.execute<Group & Record<string, unknown>>(sql`
      select ${GROUP}, count(*)::int as count from (${fittingIn(asked)}) as fitting group by 1, 2, 3, 4`);
    return rows;
  };
  return keepCounts(db, ['groups', ...narrowingValues(asked)], read, countAll);
}

/** Without a category, of the chosen subcategory. */
export async function readKinds(db: Database, asked: Asked): Promise<Kind[]> {
  const { categoryId, subcategoryId } = asked.search;
  if (categoryId === undefined && subcategoryId === undefined) return [];
  const choice = categoryId === undefined ? { subcategoryId } : { categoryId };
  const read = async () => {
    const { rows } = await db.execute<Kind & Record<string, unknown>>(sql`
      select ${GROUP}, id, count(*)::int as count
      from (${fittingIn(asked)}) as fitting, unnest(subcategory_ids) as id
      where ${choicesOf(choice)}
      group by 1, 2, 3, 4, 5`);
    return rows;
  };
  return keepCounts(db, ['kinds', ...narrowingValues(asked), choice], read, countAll);
}
