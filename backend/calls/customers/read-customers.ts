import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { foundIn } from '@/backend/calls/visits/list-visits';
import { toVisits, visitsWhere } from '@/backend/calls/visits/visit-rows';
import { keyOf } from '@/backend/db/customer-keys';
import { epochMsInJson, toTimestamp } from '@/backend/db/instants';
import type { HostTable } from '@/lib/shared/contract/host';
import { UNDO_MERGE_DAYS } from '@/lib/shared/domain/booking/customers';
import { DAY_MS } from '@/lib/shared/time/units';
import { customersWhere, keysOfCustomer, readCustomers, toCustomer } from './customer-rows';

const MOST_BOOKINGS = 200;
const MOST_ALIKE = 5;

const About = z.object({
  keys: z.array(z.string()).nullable(),
  note: z.object({ text: z.string(), version: z.number(), savedAt: z.number() }).nullable(),
  merges: z
    .array(
      z.object({ id: z.number(), name: z.string(), contact: z.string(), mergedAt: z.number() }),
    )
    .nullable(),
});

const NO_NOTE = { text: '', version: 0, savedAt: null };

/** SQL, as JSON: the keys, the note and the merges of a customer. */
function aboutCustomer(accountId: number | null, bookingId: number | null, since: number) {
  return sql`
    select to_jsonb(p.keys) as keys,
      (select jsonb_build_object('text', n.note, 'version', n.version,
          'savedAt', ${epochMsInJson(sql`n.saved_at`)})
        from customer_notes n where n.account_id = ${accountId} and n.customer_key = p.keys[1]) as note,
      (select jsonb_agg(jsonb_build_object('id', m.id,
          'mergedAt', ${epochMsInJson(sql`m.merged_at`)},
          'name', coalesce(last.customer_name, ''),
          'contact', coalesce(last.customer_phone, last.customer_email, '')) order by m.merged_at desc)
        from customer_merges m left join lateral (
          select b.customer_name, b.customer_phone, b.customer_email from bookings b
          where b.account_id = ${accountId} and ${keyOf('b')} = m.customer_key
          order by b.id desc limit 1) last on true
        where m.account_id = ${accountId} and m.customer_key = any(p.keys)
          and m.merged_at > ${toTimestamp(since)}) as merges
    from (select ${keysOfCustomer(accountId, bookingId)} as keys) p`;
}

/** Null for an unknown booking, or one without a customer. */
export const getCustomer: Call<HostTable['getCustomer']> = async ({ params, query }, context) => {
  const { db, now } = context;
  const accountId = findRowId(query.calendarId);
  const since = now() - UNDO_MERGE_DAYS * DAY_MS;
  const found = await db.execute(aboutCustomer(accountId, findRowId(params.customerId), since));
  const { keys, note, merges } = About.parse(found.rows[0]);
  if (!keys) return { customer: null };
  const all = sql.param(keys);
  const asked = { accountId, now: now() };
  const [[customer], bookings] = await Promise.all([
    db
      .execute(customersWhere({ ...asked, where: sql`c.keys && ${all}::text[]`, limit: 1 }))
      .then(({ rows }) => readCustomers(rows)),
    db.execute(
      visitsWhere(accountId, sql`${keyOf('b')} = any(${all}::text[])`, {
        order: 'desc',
        most: MOST_BOOKINGS,
        now: now(),
      }),
    ),
  ]);
  if (!customer) return { customer: null };
  const isAlike = sql`not c.keys && ${all}::text[] and (
    ${customer.name} <> '' and search_words(c.name) = search_words(${customer.name})
    or ${customer.email} <> '' and lower(c.email) = lower(${customer.email}))`;
  const alike = await db.execute(customersWhere({ ...asked, where: isAlike, limit: MOST_ALIKE }));
  return {
    customer: {
      ...toCustomer(customer),
      totalMinor: customer.totalMinor,
      note: note ?? NO_NOTE,
      bookings: await toVisits(bookings.rows, context),
      alike: readCustomers(alike.rows).map(toCustomer),
      merges: (merges ?? []).map((merge) => ({
        ...merge,
        undoUntil: merge.mergedAt + UNDO_MERGE_DAYS * DAY_MS,
      })),
    },
  };
};

const TEXT = sql`(search_words(concat_ws(' ', c.names, c.emails)) || ' ' || coalesce(c.digits, ''))`;

export const listCustomers: Call<HostTable['listCustomers']> = async ({ body }, { db, now }) => {
  const { search, filter, offset, limit } = body;
  const accountId = findRowId(body.calendarId);
  const asked = { accountId, now: now(), where: foundIn(TEXT, search) };
  const read = async (
    page: Pick<Parameters<typeof customersWhere>[0], 'filter' | 'limit' | 'offset'>,
  ) => readCustomers((await db.execute(customersWhere({ ...asked, ...page }))).rows);
  const found = await read({ filter, limit, offset });
  const [first] = found;
  if (first) return { customers: found.map(toCustomer), total: first.total, counts: first.counts };
  // An empty page has no row that holds the counts, so another row is read for them.
  const [any] = await read({ limit: 1 });
  const counts = any?.counts ?? { all: 0, next: 0, away: 0, missed: 0 };
  return { customers: [], total: counts[filter ?? 'all'], counts };
};
