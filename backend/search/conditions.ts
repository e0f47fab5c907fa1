import { type SQL, sql } from 'drizzle-orm';
import type { ServiceSearch } from '@/lib/contract/shapes/directory/service-search';

const and = (conditions: readonly (SQL | null)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );

/** What narrows a search whatever is chosen from its lists: country, words and day. */
export function baseOf(search: ServiceSearch): SQL {
  const { hostCountry, q, day, accountId, similarTo, exceptId } = search;
  return and([
    sql`host_country = ${hostCountry}`,
    q ? sql`words @@ search_query(${q})` : null,
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

function freeOn(day: string): SQL {
  const distance = sql`(${day}::date - free_from)`;
  return sql`${distance} between 0 and 62 and (free_days >> ${distance}) & 1 = 1`;
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
    chosen('subcategory', subcategoryId, sql`${subcategoryId} = any (subcategory_ids)`),
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
