import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customerMailState } from '@/backend/mail/mail-state';
import {
  CustomerMail,
  type ProviderBookingAnswer,
  VisitNews,
} from '@/lib/contract/shapes/provider-bookings';
import { toDecimal } from '@/lib/domain/money';
import { toIso } from '@/lib/time/instant';

const Rows = z.array(
  z.object({
    id: z.number(),
    from: z.number(),
    to: z.number(),
    status: z.enum(['confirmed', 'cancelled']),
    customer_name: z.string().nullable(),
    customer_phone: z.string().nullable(),
    customer_email: z.string().nullable(),
    customer_mail: CustomerMail.nullable(),
    total_minor: z.number(),
    created_at: z.number(),
    sequence: z.number(),
    news: VisitNews.nullable(),
    did_not_come: z.boolean(),
    note: z.string(),
    services: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        price_minor: z.number(),
        listing_name: z.string(),
      }),
    ),
  }),
);

/** An instant (epoch ms) as Postgres takes it. */
export const at = (instant: number) => sql`to_timestamp(${instant / 1000})`;

/** SQL: whether a customer has done something to booking `b` that the provider has not seen. */
export const HAS_NEWS = sql`(not b.by_provider and b.seen_sequence is distinct from b.sequence
  and (b.status = 'confirmed' or b.cancelled_by = 'customer'))`;

/** The columns of a visit, of booking `b`; `toVisits` reads them. */
const columnsAt = (now: number) => sql`
  b.id, b.status, b.customer_name, b.customer_phone, b.customer_email, b.total_minor, b.sequence,
  (extract(epoch from b.created_at) * 1000)::float8 as created_at,
  (extract(epoch from lower(b.during)) * 1000)::float8 as from,
  (extract(epoch from upper(b.during)) * 1000)::float8 as to,
  case when not ${HAS_NEWS} then null when b.status = 'cancelled' then 'cancelled'
    when b.sequence > 0 then 'moved' else 'new' end as news,
  b.missed_at is not null as did_not_come, coalesce(b.note, '') as note,
  ${customerMailState('b', now)} as customer_mail,
  (select coalesce(json_agg(json_build_object('id', i.service_item_id, 'name', i.name,
      'price_minor', i.price_minor, 'listing_name', coalesce(l.name, b.former_service->>'name', '')) order by i.position), '[]')
    from booking_items i
      left join service_items s on s.id = i.service_item_id
      left join services l on l.id = s.service_id
    where i.account_id = b.account_id and i.booking_id = b.id) as services`;

/**
 * SQL for the first `most` visits of an account that a condition on booking `b` holds for. They are
 * found before their items and mail are looked up.
 */
export function visitsWhere(
  accountId: number | null,
  condition: SQL,
  { order, most, now }: { order: 'asc' | 'desc'; most: number; now: number },
): SQL {
  const direction = sql.raw(order);
  const inOrder = sql`order by lower(b.during) ${direction}, b.id ${direction}`;
  return sql`
    select ${columnsAt(now)}
    from (select b.* from bookings b where b.account_id = ${accountId} and (${condition})
      ${inOrder} limit ${most}) b
    ${inOrder}`;
}

/** The rows of `visitsWhere` as our backend answers them. */
export function toVisits(rows: unknown): ProviderBookingAnswer[] {
  return Rows.parse(rows).map(({ from, to, total_minor, created_at, services, ...booking }) => ({
    ...booking,
    services: services.map(({ price_minor, ...service }) => ({
      ...service,
      price: toDecimal(price_minor),
    })),
    created_at: toIso(created_at),
    start_time: toIso(from),
    end_time: toIso(to),
    total_price: toDecimal(total_minor),
  }));
}
