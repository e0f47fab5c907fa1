import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { ServiceSearch } from '@/lib/contract/shapes/directory/service-search';
import { RESULTS_PER_PAGE } from '@/lib/domain/directory/search';
import { choicesOf, orderOf } from './conditions';

/** A result of a search, as its card shows it. */
export interface ResultRow extends Record<string, unknown> {
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

/** How many services fit, out of how many there are. */
export interface Share {
  fitting: number;
  all: number;
}

/**
 * Whether following an index in the wanted order looks at fewer services than putting all that fit in
 * order: it passes all those that do not fit.
 */
function isWalkShorter({ fitting, all }: Share, last: number): boolean {
  return (last * all) / fitting < fitting;
}

/** Whether an index has the order; that of names beside typed words has none. */
const hasIndex = ({ sort, q }: ServiceSearch) => sort !== 'name' || !q;

/**
 * One page of results. The planner does not know how choices go together, and would walk past
 * everything to find a few; so it is told which way is shorter.
 */
export async function readPage(
  db: Database,
  search: ServiceSearch,
  base: SQL,
  share: Share,
): Promise<ResultRow[]> {
  const offset = (search.page - 1) * RESULTS_PER_PAGE;
  if (offset >= share.fitting) return [];
  const wanted = sql`where ${base} and ${choicesOf(search)}`;
  const order = orderOf(search);
  const inOrder = sql`order by ${order} limit ${RESULTS_PER_PAGE} offset ${offset}`;
  const isWalk = hasIndex(search) && isWalkShorter(share, offset + RESULTS_PER_PAGE);
  const found = isWalk
    ? sql`select service_id from service_search ${wanted} ${inOrder}`
    : sql`select service_id from fitting ${inOrder}`;
  const fitting = isWalk
    ? sql``
    : sql`fitting as materialized (
        select service_id, name, created_at, free_at from service_search ${wanted}),`;
  const { rows } = await db.execute<ResultRow>(sql`
    with ${fitting} page as materialized (
      select service_id, row_number() over () as place from (${found}) as found)
    select s.id, s.name, s.address, s.place_id, s.category_id, s.community_id,
      s.profile_image_url, s.is_community_favorite,
      (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]')
        from service_subcategories l join subcategories c on c.id = l.subcategory_id
        where l.service_id = s.id) as subcategories,
      (select min(i.price_minor) from service_items i
        where i.service_id = s.id and i.deleted_at is null and i.price_minor > 0) as price_minor
    from page join services s on s.id = page.service_id
    order by page.place`);
  return rows;
}
