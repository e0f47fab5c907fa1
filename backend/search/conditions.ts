import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { ServiceSearch } from '@/lib/contract/service-search';

/** A search, with its words as `readQuery` gives them. */
export interface Asked {
  search: ServiceSearch;
  words: SQL | null;
}

const and = (conditions: readonly (SQL | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

/** What narrows a search besides its words and the choices of its lists. */
export function narrowingOf(search: ServiceSearch): SQL {
  const { hostCountry, day, accountId, similarTo, exceptId } = search;
  return and([
    sql`host_country = ${hostCountry}`,
    day ? freeOn(day) : null,
    accountId === undefined ? null : sql`account_id = ${accountId}`,
    similarTo ? isSimilar(similarTo) : null,
    exceptId ? sql`service_id <> ${exceptId}` : null,
  ]);
}

function isSimilar(serviceId: string): SQL {
  const its = (column: string) =>
    sql`(select ${sql.identifier(column)} from service_search where service_id = ${serviceId})`;
  return sql`category_id = ${its('category_id')} and account_id <> ${its('account_id')}
    and (place_id = ${its('place_id')} or community_id = ${its('community_id')})`;
}

/** Written as a case, because the planner takes it for true of half of all services then, not of few. */
function freeOn(day: string): SQL {
  const distance = sql`(${day}::date - free_from)`;
  return sql`case when ${distance} between 0 and 62 then (free_days >> ${distance}) & 1 = 1
    else false end`;
}

/** What is chosen from the lists. */
export function choicesOf({
  categoryId,
  communityId,
  cityId,
  subcategoryId,
}: Pick<ServiceSearch, 'categoryId' | 'communityId' | 'cityId' | 'subcategoryId'>): SQL {
  const chosen = (value: number | undefined, condition: SQL) =>
    value === undefined ? null : condition;
  return and([
    chosen(categoryId, sql`category_id = ${categoryId}`),
    chosen(communityId, sql`community_id = ${communityId}`),
    chosen(cityId, sql`place_id = ${cityId}`),
    chosen(subcategoryId, sql`subcategory_ids @> array[${subcategoryId}::int]`),
  ]);
}

/** The services that fit apart from the choices of their lists, as a `from` with its condition. */
export function fittingIn({ search, words }: Asked): SQL {
  return words === null
    ? sql`service_search where ${narrowingOf(search)}`
    : sql`service_words where words @@ ${words} and ${narrowingOf(search)}`;
}

/**
 * The words of a search as a query, with what somebody may have meant who mistyped one; null for none.
 * Read beforehand, so that the planner sees them, and nothing looks for likely words again and again.
 */
export async function readQuery(db: Database, { q }: ServiceSearch): Promise<SQL | null> {
  if (!q) return null;
  const { rows } = await db.execute<{ query: string }>(
    sql`select search_query(${q})::text as query`,
  );
  return sql`${rows[0]?.query ?? ''}::tsquery`;
}
