import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { HostTable } from '@/lib/contract/host';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { localDateOf, spanOfDays } from '@/lib/domain/venue-time';
import type { Service } from '../service';
import { findRowId } from './accounts';

const MOST = 500;

const Rows = z.array(
  z.object({
    id: z.number(),
    from: z.number(),
    to: z.number(),
    status: z.enum(['confirmed', 'cancelled']),
    customer_name: z.string().nullable(),
    customer_phone: z.string().nullable(),
    total_minor: z.number(),
    services: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
);

/**
 * The bookings of a calendar that touch today, by the venue's clock, or a later day, the earliest
 * first, cancelled ones included; at most 500. None for an unknown calendar.
 */
export const listProviderBookings: Service<HostTable['listProviderBookings']> = async (
  { query },
  { db, now },
) => {
  const today = localDateOf(now(), VENUE_ZONE.id);
  const since = sql`tstzrange(to_timestamp(${spanOfDays(today, today, VENUE_ZONE.id).from / 1000}), null)`;
  // Each half is answered by a partial index of its own.
  const { rows } = await db.execute(sql`
    select b.id, b.status, b.customer_name, b.customer_phone, b.total_minor,
      (extract(epoch from lower(b.during)) * 1000)::float8 as from,
      (extract(epoch from upper(b.during)) * 1000)::float8 as to,
      (select coalesce(json_agg(json_build_object('id', i.service_item_id, 'name', i.name)
          order by i.position), '[]')
        from booking_items i where i.booking_id = b.id) as services
    from bookings b
    where b.account_id = ${findRowId(query.settlnProviderId)}
      and ((b.status = 'confirmed' and b.during && ${since})
        or (b.status = 'cancelled' and b.during && ${since}))
    order by lower(b.during), b.id
    limit ${MOST}`);
  return Rows.parse(rows).map(({ from, to, total_minor, ...booking }) => ({
    ...booking,
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
    total_price: total_minor / 100,
  }));
};
