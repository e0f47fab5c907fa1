import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import type { ServiceSearch } from '@/lib/contract/shapes/directory/service-search';

const and = (conditions: readonly (SQL | null)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );

/**
 * What narrows a search whatever is chosen from its lists: country, words and day. `words` are those of
 * the search as `readQuery` gives them; null for none.
 */
export function baseOf(search: ServiceSearch, words: string | null): SQL {
  const { hostCountry, day, accountId, similarTo, exceptId } = search;
  return and([
    sql`host_country = ${hostCountry}`,
    words === null ? null : sql`words @@ ${words}::tsquery`,
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

/** What is chosen from the lists; those of `except` are left out. True where nothing is chosen. */
export function choicesOf(search: ServiceSearch, except: readonly string[] = []): SQL {
  const { categoryId, communityId, cityId, subcategoryId } = search;
  const chosen = (name: string, value: number | undefined, condition: SQL) =>
    value === undefined || except.includes(name) ? null : condition;
  return and([
    sql`true`,
    chosen('category', categoryId, sql`category_id = ${categoryId}`),
    chosen('community', communityId, sql`community_id = ${communityId}`),
    chosen('city', cityId, sql`place_id = ${cityId}`),
    chosen('subcategory', subcategoryId, sql`subcategory_ids @> array[${subcategoryId}::int]`),
  ]);
}

/** The order of the results. Every order ends with the id, so that pages never overlap. */
export function orderOf({ sort, q }: ServiceSearch): SQL {
  if (sort === 'newest') return sql`created_at desc, service_id`;
  if (sort === 'name') {
    if (!q) return sql`name, service_id`;
    return sql`name = fold_text(${q}) desc, starts_with(name, fold_text(${q})) desc,
      strpos(' ' || name, ' ' || fold_text(${q})) > 0 desc, name, service_id`;
  }
  return sql`free_at, service_id`;
}

/**
 * The words of a search as a query, with what somebody may have meant who mistyped one; null for none.
 * Read beforehand, so that the planner sees them, and nothing looks for likely words again and again.
 */
export async function readQuery(db: Database, { q }: ServiceSearch): Promise<string | null> {
  if (!q) return null;
  const { rows } = await db.execute<{ query: string }>(
    sql`select search_query(${q})::text as query`,
  );
  return rows[0]?.query ?? '';
}
