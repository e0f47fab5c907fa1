import { type SQL, sql } from 'drizzle-orm';
import type { ServiceSearch } from '@/lib/contract/service-search';
import { SEARCHED_DAYS } from '@/lib/domain/directory/search';
import { addDays, daysApart, type LocalDate, weekdayOf } from '@/lib/time/local-date';

/** The parts of a search that are not words. */
export interface Wanted extends Omit<ServiceSearch, 'q' | 'exact' | 'tried'> {
  around?: readonly number[] | undefined;
  /** A Saturday: only that weekend. */
  weekendFrom?: LocalDate | undefined;
}

const SATURDAY = 5;

export interface Asked {
  search: Wanted;
  /** Conditions on terms, best first, that exclude each other; null without words. */
  tiers: readonly string[] | null;
  /** In the venue's zone. */
  today: LocalDate;
}

const and = (conditions: readonly (SQL | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

export function narrowingOf({ search, today }: Pick<Asked, 'search' | 'today'>): SQL {
  const { hostCountry, accountId, similarTo, exceptId, priceUpTo, speaks } = search;
  return and([
    sql`host_country = ${hostCountry}`,
    freeWhen(search, today),
    priceUpTo === undefined ? null : sql`price_minor <= ${priceUpTo * 100}`,
    speaks === undefined
      ? null
      : sql`service_id in (select id from services where speaks @> array[${speaks}])`,
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

/**
 * The `case` makes the planner expect half of all services, not few. Each row counts days from its own first
 * day.
 */
function freeWhen(
  { day, soon, evening, weekend, weekendFrom }: Wanted,
  today: LocalDate,
): SQL | null {
  if (!day && !soon && !evening && !weekend) return null;
  const isOfWeekend = (one: LocalDate) =>
    weekdayOf(one) >= SATURDAY &&
    (!weekendFrom || one === weekendFrom || one === addDays(weekendFrom, 1));
  const days = Array.from({ length: SEARCHED_DAYS }, (_, n) => addDays(today, n)).filter(
    (one, n) => (!day || one === day) && (!soon || n < 2) && (!weekend || isOfWeekend(one)),
  );
  if (days.length === 0) return sql`false`;
  const mask = days.reduce((bits, one) => bits | (1n << BigInt(daysApart(today, one))), 0n);
  const passed = sql`(${today}::date - free_from)`;
  const free = evening ? sql`free_evenings` : sql`free_days`;
  return sql`case when ${passed} between 0 and 62 then (${free} >> ${passed}) & ${String(mask)}::bigint <> 0
    else false end`;
}

export function choicesOf({
  categoryId,
  communityId,
  cityId,
  around,
  subcategoryId,
}: Pick<Wanted, 'categoryId' | 'communityId' | 'cityId' | 'around' | 'subcategoryId'>): SQL {
  const chosen = (value: number | undefined, condition: SQL) =>
    value === undefined ? null : condition;
  return and([
    chosen(categoryId, sql`category_id = ${categoryId}`),
    chosen(communityId, sql`community_id = ${communityId}`),
    around
      ? sql`place_id = any(${`{${around.join(',')}}`}::int[])`
      : chosen(cityId, sql`place_id = ${cityId}`),
    chosen(subcategoryId, sql`subcategory_ids @> array[${subcategoryId}::int]`),
  ]);
}

const COLUMNS = sql`service_id, category_id, community_id, place_id, subcategory_ids`;

/** A query of the fitting services and their tiers, before choices from lists. */
export function fittingIn(asked: Asked): SQL {
  const narrowing = narrowingOf(asked);
  if (asked.tiers === null) {
    return sql`select 0 as tier, ${COLUMNS} from service_search where ${narrowing}`;
  }
  const tiers = asked.tiers.map(
    (terms, tier) =>
      sql`select ${tier}::int as tier, ${COLUMNS} from service_words where ${hasTerms(terms)} and ${narrowing}`,
  );
  return sql.join(tiers, sql` union all `);
}

export const hasTerms = (terms: string) => sql`terms @@ ${terms}::tsquery`;
