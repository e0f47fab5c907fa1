import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { keyOf } from '@/backend/db/customer-keys';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { readerTexts } from '@/backend/texts/refusal';
import { AWAY_MONTHS, type CustomerFilter } from '@/lib/shared/domain/booking/customers';
import { AppError } from '@/lib/shared/errors';

const Rows = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    visits: z.number(),
    missed: z.number(),
    nextVisit: z.number().nullable(),
    lastVisit: z.number().nullable(),
    totalMinor: z.number(),
    total: z.number(),
    counts: z.object({
      all: z.number(),
      next: z.number(),
      away: z.number(),
      missed: z.number(),
    }),
  }),
);
export type CustomerRow = z.infer<typeof Rows>[number];

export const readCustomers = (rows: unknown): CustomerRow[] => Rows.parse(rows);

export function toCustomer({ totalMinor: _, total: __, counts: ___, ...customer }: CustomerRow) {
  return customer;
}

const newest = (column: string) =>
  sql.raw(`coalesce((array_agg(b.${column} order by b.id desc)
    filter (where b.${column} <> ''))[1], '')`);

interface Asked {
  accountId: number | null;
  now: number;
  /** An SQL condition on the customer row `c`. */
  where?: SQL;
  filter?: CustomerFilter | undefined;
  limit: number;
  offset?: number;
}

function filtersAt(now: number): Record<CustomerFilter, SQL> {
  const longAgo = epochMs(sql`${toTimestamp(now)} - make_interval(months => ${AWAY_MONTHS})`);
  return {
    next: sql`c."nextVisit" is not null`,
    away: sql`(c."nextVisit" is null and c."lastVisit" < ${longAgo})`,
    missed: sql`c.missed > 0`,
  };
}

/** SQL: customers in the order of their next visit, then of their last one. */
export function customersWhere(asked: Asked): SQL {
  const { accountId, now, where, filter, limit, offset = 0 } = asked;
  const filters = filtersAt(now);
  const isOver = sql`upper(b.during) <= ${toTimestamp(now)}`;
  const isVisit = sql`b.status = 'confirmed' and b.missed_at is null and ${isOver}`;
  return sql`
    with recursive step (customer_key, root) as (
      select customer_key, into_key from customer_merges where account_id = ${accountId}
      union all
      select s.customer_key, m.into_key from step s
        join customer_merges m on m.account_id = ${accountId} and m.customer_key = s.root
    ), alias as (
      select customer_key, root from step s where not exists(select from customer_merges m
        where m.account_id = ${accountId} and m.customer_key = s.root)
    ), c as (
      select coalesce(a.root, b.key) as root, max(b.id) as id,
        ${newest('customer_name')} as name, ${newest('customer_phone')} as phone,
        ${newest('customer_email')} as email,
        string_agg(distinct b.customer_name, ' ') as names,
        string_agg(distinct b.customer_email, ' ') as emails,
        string_agg(distinct regexp_replace(b.customer_phone, '[^0-9]', '', 'g') || ' '
          || coalesce(b.phone_key, ''), ' ') as digits,
        array_agg(distinct b.key) as keys,
        count(*) filter (where ${isVisit})::int as visits,
        count(*) filter (where b.status = 'confirmed' and b.missed_at is not null)::int as missed,
        coalesce(sum(b.total_minor) filter (where ${isVisit}), 0)::float8 as "totalMinor",
        ${epochMs(sql`min(lower(b.during)) filter (where b.status = 'confirmed' and not ${isOver})`)}
          as "nextVisit",
        ${epochMs(sql`max(lower(b.during)) filter (where ${isVisit})`)} as "lastVisit"
      from (select b.*, ${keyOf('b')} as key from bookings b where b.account_id = ${accountId}) b
        left join alias a on a.customer_key = b.key
      where b.key is not null
      group by 1
    ), found as (select * from c where ${where ?? sql`true`})
    select c.id, c.name, c.phone, c.email, c.visits, c.missed, c."totalMinor", c."nextVisit",
      c."lastVisit", count(*) over ()::int as total,
      (select json_build_object('all', count(*), 'next', count(*) filter (where ${filters.next}),
        'away', count(*) filter (where ${filters.away}),
        'missed', count(*) filter (where ${filters.missed})) from found c) as counts
    from found c where ${filter ? filters[filter] : sql`true`}
    order by c."nextVisit" nulls last, c."lastVisit" desc nulls last, c.id desc
    limit ${limit} offset ${offset}`;
}

/** SQL: the customer keys of a booking, including merged ones. Null if it has no customer. */
export function keysOfCustomer(accountId: number | null, bookingId: number | null): SQL {
  return sql`(select customer_keys(b.account_id, ${keyOf('b')}) from bookings b
    where b.account_id = ${accountId} and b.id = ${bookingId} and ${keyOf('b')} is not null)`;
}

export function unknownCustomer(): AppError {
  return new AppError('gone', readerTexts('errors.reasons')('customerGone'));
}

/** SQL: locks the account's customers until the transaction ends. */
export function holdCustomers(accountId: number | null) {
  return sql`select id from accounts where id = ${accountId} for no key update`;
}
