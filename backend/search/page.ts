import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import { RESULTS_PER_PAGE } from '@/lib/shared/domain/directory/search';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import {
  type Asked,
  choicesOf,
  hasTerms,
  narrowingOf,
  type Wanted,
  wantedItem,
} from './conditions';
import { readGroups } from './counts';
import { type Counts, countAll } from './facets';

export interface ResultRow extends Record<string, unknown> {
  id: string;
  name: string;
  /** The beginning of the service's description. */
  opening: string;
  language: string;
  second_language: string;
  second_opening: string;
  address: string;
  place_id: number | null;
  category_id: number;
  community_id: number;
  subcategories: { id: number; title: string }[];
  profile_image_url: string | null;
  is_community_favorite: boolean;
  price_minor: number | null;
  review_count: number;
  review_sum: number;
  trader: TraderKind | null;
  speaks: SpokenLanguage[];
  /**
   * The wanted item, or null. With an item, `price_minor` and the next free time are the item's
   * own.
   */
  item: ItemRow | null;
}

interface ItemRow {
  id: number;
  name: string;
  language: string | null;
  second_name: string | null;
  second_language: string | null;
  price_minor: number;
  others: number;
}

interface Part {
  size: number;
  /** A condition on `service_words`. Null for all services. */
  isFound: SQL | null;
}

function partsOf({ search, tiers }: Asked, { total, inTiers }: Counts): Part[] {
  if (tiers === null) return [{ size: total, isFound: null }];
  if (search.sort !== 'best') {
    return [{ size: total, isFound: hasTerms(tiers.map((terms) => `(${terms})`).join(' | ')) }];
  }
  return tiers.map((terms, tier) => ({ size: inTiers.get(tier) ?? 0, isFound: hasTerms(terms) }));
}

/** Each order ends with the id, so that no service is on two pages. */
function orderOf({ sort }: Wanted): SQL {
  if (sort === 'newest') return sql`created_at desc, service_id`;
  if (sort === 'reviewed') return sql`review_rank desc, free_at, service_id`;
  return sort === 'name' ? sql`name, service_id` : sql`free_at, service_id`;
}

/** Sorting this few is always fast. */
const FEW = 500;
/** The cost of looking up words, measured in rows that are passed. */
const LOOK_UP = 15;

/**
 * Whether it is cheaper to walk along an index, past rows that do not fit, than to sort the whole
 * part.
 */
function isWalkShorter({ size, isFound }: Part, last: number, all: number): boolean {
  const passed = (last * all) / size;
  return size > FEW && passed * (isFound ? LOOK_UP : 1) < size;
}

/**
 * If choices are combined, the planner estimates wrongly and would walk past everything to find a
 * few. So it is told the shorter way.
 */
function rowsOf(
  asked: Asked,
  part: Part,
  { offset, limit, all }: { offset: number; limit: number; all: number },
): SQL {
  const { isFound } = part;
  const { search } = asked;
  const inOrder = sql`order by ${orderOf(search)} limit ${limit} offset ${offset}`;
  const wantedIn = (table: 'service_search' | 'service_words') =>
    sql`${narrowingOf(asked, table)} and ${choicesOf(search)}`;
  // No index has the items' order.
  const isByItem = isFound && asked.items && (search.sort === 'best' || search.sort === 'soonest');
  if (!isByItem && isWalkShorter(part, offset + limit, all)) {
    const found = isFound
      ? sql`and exists (select from service_words w
          where w.service_id = service_search.service_id and ${isFound} offset 0)`
      : sql``;
    return sql`select service_id from service_search where ${wantedIn('service_search')} ${found} ${inOrder}`;
  }
  const from = isFound
    ? sql`service_words where ${isFound} and ${wantedIn('service_words')}`
    : sql`service_search where ${wantedIn('service_search')}`;
  const freeAt = isByItem
    ? sql`coalesce((select coalesce(free_at, 'infinity')
          from (${wantedItem(asked, sql`service_words.service_id`)}) as item), free_at) as free_at`
    : sql`free_at`;
  return sql`select service_id from (
    select service_id, name, created_at, ${freeAt}, review_rank from ${from} offset 0) as fitting ${inOrder}`;
}

/** Returns a page of the results that `counts` counted. */
export async function readPage(db: Database, asked: Asked, counts: Counts): Promise<ResultRow[]> {
  const { hostCountry, page } = asked.search;
  const first = (page - 1) * RESULTS_PER_PAGE;
  if (first >= counts.total) return [];
  const everybody: Asked = {
    search: { hostCountry, sort: 'soonest', page: 1 },
    tiers: null,
    items: null,
    today: asked.today,
  };
  const all = counts.total > FEW ? countAll(await readGroups(db, everybody)) : counts.total;

  let before = 0;
  const pieces: SQL[] = [];
  for (const part of partsOf(asked, counts)) {
    const offset = Math.max(0, first - before);
    const limit = Math.min(first + RESULTS_PER_PAGE - before, part.size) - offset;
    if (limit > 0) {
      const found = rowsOf(asked, part, { offset, limit, all });
      pieces.push(
        sql`(select service_id, ${before}::int + row_number() over () as place from (${found}) as part)`,
      );
    }
    before += part.size;
  }
  return readRows(db, sql.join(pieces, sql` union all `), asked);
}

/** In characters. The first sentence may come after spaces. */
const OPENING = 400;

/** Returns the rows of a query that gives `service_id` and `place`, sorted by `place`. */
export async function readRows(
  db: Database,
  page: SQL,
  asked: Pick<Asked, 'search' | 'today' | 'items'>,
): Promise<ResultRow[]> {
  const { rows } = await db.execute<ResultRow>(sql`
    with page as materialized (${page})
    select s.id, s.name, left(s.description, ${OPENING}) as opening,
      coalesce(s.language, '') as language, coalesce(s.second_language, '') as second_language,
      left(coalesce(s.second_description, ''), ${OPENING}) as second_opening, s.address, s.place_id, s.category_id, s.community_id,
      s.profile_image_url, s.is_community_favorite,
      (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.id), '[]')
        from service_subcategories l join subcategories c on c.id = l.subcategory_id
        where l.service_id = s.id) as subcategories,
      (select min(i.price_minor) from service_items i
        where i.service_id = s.id and i.deleted_at is null and i.price_minor > 0) as price_minor,
      coalesce(r.count, 0) as review_count, coalesce(r.sum, 0) as review_sum,
      a.trader, coalesce(s.speaks, '{}') as speaks,
      (select row_to_json(item) from (${wantedItem(asked, sql`s.id`)}) as item) as item
    from page join services s on s.id = page.service_id
      join accounts a on a.id = s.account_id
      left join review_scores r on r.account_id = s.account_id
    order by page.place`);
  return rows;
}
