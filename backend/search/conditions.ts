import { type SQL, sql } from 'drizzle-orm';
import type { ServiceSearch } from '@/lib/shared/contract/service-search';
import { SEARCHED_DAYS } from '@/lib/shared/domain/directory/search';
import { addDays, daysApart, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import type { InItem } from './concept';

/** The parts of a search other than its words. */
export interface Wanted extends Omit<ServiceSearch, 'q' | 'exact' | 'tried'> {
  around?: readonly number[] | undefined;
  /** A Saturday, if only that weekend is wanted. */
  weekendFrom?: LocalDate | undefined;
}

export interface WantedItems {
  any: string;
  /**
   * Only used for items that cost nothing: somebody who searches for "hair" does not want a free
   * talk about hair.
   */
  free: string;
  parts: readonly InItem[];
}

const SATURDAY = 5;

export interface Asked {
  search: Wanted;
  /** Conditions on terms, best first. A service can meet only one of them. Null without words. */
  tiers: readonly string[] | null;
  /** Null if no item can be meant. */
  items: WantedItems | null;
  /** In the venue's zone. */
  today: LocalDate;
}

type Table = 'service_search' | 'service_words';

const and = (conditions: readonly (SQL | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

type Narrowed = Pick<Asked, 'search' | 'today' | 'items'>;

export function narrowingOf(asked: Narrowed, table: Table): SQL {
  const { hostCountry, accountId, similarTo, exceptId, speaks } = asked.search;
  return and([
    sql`host_country = ${hostCountry}`,
    fitsTimeAndPrice(asked, table),
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

/** If a service has the wanted item, the length, people and price of that item decide. */
function fitsTimeAndPrice(asked: Narrowed, table: Table): SQL | null {
  const fits = timeAndPrice(asked);
  if (!fits || !asked.items) return fits;
  const service = sql`${sql.identifier(table)}.service_id`;
  return sql`coalesce((select fits from (${wantedItem(asked, service)}) as item), ${fits})`;
}

/**
 * The columns are named without a table, because a service and an item have the same ones. Null if
 * neither time nor price is asked for.
 */
function timeAndPrice({ search, today }: Narrowed): SQL | null {
  const { priceUpTo } = search;
  const price = priceUpTo === undefined ? null : sql`price_minor <= ${priceUpTo * 100}`;
  const time = freeWhen(search, today);
  return price && time ? sql`(${time} and ${price})` : (price ?? time);
}

/**
 * Points for each part of a question: its words are in the name, other words with this meaning are
 * in the name, or its words are in the description.
 */
const POINTS = { said: 4, meant: 2, described: 1 };

const pointsOf = ({ said, meant, described }: InItem) =>
  sql`case when terms @@ ${said}::tsquery then ${POINTS.said}::int
    when terms @@ ${meant}::tsquery then ${POINTS.meant}::int
    when terms @@ ${described}::tsquery then ${POINTS.described}::int else 0 end`;

/**
 * SQL: the wanted item of a service. The item with the most points comes first; then one that
 * costs something, one that fits time and price, and the cheapest. `others` counts the items among
 * which it was the cheapest.
 */
export function wantedItem(asked: Narrowed, service: SQL): SQL {
  const { items } = asked;
  if (!items) return sql`select null::int as id, null::boolean as fits limit 0`;
  const fits = timeAndPrice(asked);
  return sql`select *, (count(*) over (partition by points, price_minor > 0, fits))::int - 1 as others
    from (select i.id, i.name, i.language, i.second_name, i.second_language, i.price_minor, i.position,
        o.free_at, ${sql.join(items.parts.map(pointsOf), sql` + `)} as points,
        ${fits ? sql`coalesce(${fits}, false)` : sql`true`} as fits
      from service_items i left join item_openings o on o.item_id = i.id
      where i.service_id = ${service} and i.deleted_at is null and i.terms @@ ${items.any}::tsquery
        and (i.price_minor > 0 or i.terms @@ ${items.free}::tsquery)) as wanted
    order by points desc, price_minor > 0 desc, fits desc, price_minor, position nulls last, id limit 1`;
}

/**
 * With `case`, the planner expects half of all services and not only a few. Each row counts days
 * from its own first day.
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

/** SQL: the fitting services and their tiers, before choices from lists. */
export function fittingIn(asked: Asked): SQL {
  if (asked.tiers === null) {
    return sql`select 0 as tier, ${COLUMNS} from service_search
      where ${narrowingOf(asked, 'service_search')}`;
  }
  const narrowing = narrowingOf(asked, 'service_words');
  const tiers = asked.tiers.map(
    (terms, tier) =>
      sql`select ${tier}::int as tier, ${COLUMNS} from service_words where ${hasTerms(terms)} and ${narrowing}`,
  );
  return sql.join(tiers, sql` union all `);
}

export const hasTerms = (terms: string) => sql`terms @@ ${terms}::tsquery`;
