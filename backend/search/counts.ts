import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import { type Asked, choicesOf, fittingIn } from './conditions';
import { countAll, type Group, type Kind } from './facets';
import { keepCounts } from './kept-counts';

function narrowingValues({ search, tiers, items, today }: Asked) {
  const { categoryId, communityId, cityId, around, subcategoryId, sort, page, ...narrowing } =
    search;
  return [narrowing, tiers, items, today];
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

/** Returns the most spoken language first. */
export function readSpoken(db: Database, hostCountry: string): Promise<SpokenLanguage[]> {
  const read = async () => {
    const { rows } = await db.execute<{ language: SpokenLanguage; count: number }>(sql`
      select spoken.language, count(*)::int as count
      from services s, unnest(s.speaks) as spoken (language)
      where s.speaks is not null and s.status = 'approved' and s.host_country = ${hostCountry}
      group by 1 order by 2 desc, 1`);
    return rows;
  };
  const total = (rows: readonly { count: number }[]) =>
    rows.reduce((sum, { count }) => sum + count, 0);
  return keepCounts(db, ['spoken', hostCountry], read, total).then((rows) =>
    rows.map(({ language }) => language),
  );
}

/** Counts for the chosen category. Without one, counts for the chosen subcategory. */
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
