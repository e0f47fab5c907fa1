import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { baseOf, choicesOf, orderOf } from '@/backend/search/conditions';
import { countFacets, type Group } from '@/backend/search/facets';
import { readNextFree } from '@/backend/search/openings';
import type { HostTable } from '@/lib/contract/host';
import type {
  ServiceResultAnswer,
  ServiceSearch,
} from '@/lib/contract/shapes/directory/service-search';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { toDecimal } from '@/lib/domain/money';
import { toIso } from '@/lib/time/instant';
import type { Call } from '../call';

interface ResultRow {
  id: string;
  name: string;
  address: string;
  place_id: number | null;
  category_id: number;
  community_id: number;
  subcategories: { id: number; title: string }[];
  profile_image_url: string | null;
  is_community_favorite: boolean;
  price_minor: number | null;
}

interface Answer extends Record<string, unknown> {
  groups: Group[] | null;
  subcategories: { id: number; count: number }[] | null;
  results: ResultRow[] | null;
}

/** Groups, subcategories and the page in one round trip. */
async function readAnswer(db: Database, search: ServiceSearch): Promise<Answer> {
  const { q, day, subcategoryId, categoryId, page } = search;
  const base = baseOf(search);
  // Words and a day are looked at once; without them the indexes answer, and nothing is put aside.
  const isNarrowed = Boolean(q || day);
  const columns = sql`service_id, category_id, community_id, place_id, subcategory_ids, name,
    created_at, free_at`;
  const fitting = isNarrowed
    ? sql`with matched as materialized (select ${columns} from service_search where ${base}), `
    : sql`with `;
  const from = isNarrowed ? sql`from matched where true` : sql`from service_search where ${base}`;
  const chosen = subcategoryId
    ? sql`count(*) filter (where ${subcategoryId} = any (subcategory_ids))`
    : sql`count(*)`;
  const { rows } = await db.execute<Answer>(sql`${fitting}
    page as (
      select service_id, row_number() over () as place from (
        select service_id ${from} and ${choicesOf(search)}
        order by ${orderOf(search)}
        limit ${RESULTS_PER_PAGE} offset ${(page - 1) * RESULTS_PER_PAGE}) as found)
    select
      (select json_agg(g) from (
        select category_id as category, community_id as community, place_id as place,
          count(*)::int as count, ${chosen}::int as chosen
        ${from} group by 1, 2, 3) as g) as groups,
      (select json_agg(c) from (
        select id, count(*)::int as count
        from (select subcategory_ids ${from} and ${categoryId !== undefined}
          and ${choicesOf(search, ['subcategory'])}) as rest, unnest(subcategory_ids) as id
        group by id order by id) as c) as subcategories,
      (select json_agg(r order by r.place) from (
        select page.place, s.id, s.name, s.address, s.place_id, s.category_id, s.community_id,
          s.profile_image_url, s.is_community_favorite,
          (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]')
            from service_subcategories l join subcategories c on c.id = l.subcategory_id
            where l.service_id = s.id) as subcategories,
          (select min(i.price_minor) from service_items i
            where i.service_id = s.id and i.deleted_at is null and i.price_minor > 0) as price_minor
        from page join services s on s.id = page.service_id) as r) as results`);
  return rows[0] ?? { groups: null, subcategories: null, results: null };
}

function toAnswer(row: ResultRow, nextFree: number | null): ServiceResultAnswer {
  const { price_minor: price, place_id: place } = row;
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    city_id: place === null ? null : String(place),
    category_id: row.category_id,
    community_id: row.community_id,
    subcategories: row.subcategories,
    profile_image_url: row.profile_image_url,
    is_community_favorite: row.is_community_favorite,
    price_from: price === null ? null : toDecimal(price),
    next_available: nextFree === null ? null : toIso(nextFree),
  };
}

const soonestFirst = (a: ServiceResultAnswer, b: ServiceResultAnswer) =>
  (a.next_available ?? '9').localeCompare(b.next_available ?? '9');

/**
 * Searches the public services. The next free times of the page are read from the calendars
 * themselves; which page a service is on follows its calendar within seconds.
 */
export const searchServices: Call<HostTable['searchServices']> = async ({ query }, { db, now }) => {
  const { groups, subcategories, results } = await readAnswer(db, query);
  const rows = results ?? [];
  const ids = rows.map(({ id }) => id);
  const free = await readNextFree(db, ids, now());
  const answers = rows.map((row) => toAnswer(row, free.get(row.id) ?? null));
  const { total, facets } = countFacets(groups ?? [], query);
  return {
    total,
    results: query.sort === 'soonest' ? answers.sort(soonestFirst) : answers,
    facets: { ...facets, subcategories: subcategories ?? [] },
  };
};
