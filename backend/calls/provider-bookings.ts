import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { toRange } from '@/backend/db/ranges';
import { customerMailState } from '@/backend/mail/mail-state';
import type { HostTable } from '@/lib/contract/host';
import { CustomerMail } from '@/lib/contract/shapes/provider-bookings';
import { toDecimal } from '@/lib/domain/money';
import { AppError } from '@/lib/errors';
import { localDay } from '@/lib/time/format';
import { toIso } from '@/lib/time/instant';
import { DAY_MS } from '@/lib/time/units';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { Call } from './call';
import { findRowId } from './public-accounts';

/** Without a span; a span is limited by its length, and can hold no more than its slots. */
const MOST = 500;
const LONGEST_SPAN_MS = 62 * DAY_MS;
const MOST_OF_SPAN = 6_000;

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

interface Asked {
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** The range that is asked for: from today on by the venue's clock, unless a span is given. */
function rangeOf({ startTime, endTime }: Asked, now: number) {
  const today = localDay(now, VENUE_ZONE.id);
  if (startTime === undefined && endTime === undefined) {
    const { from } = spanOfDays(today, today, VENUE_ZONE.id);
    return { range: sql`tstzrange(to_timestamp(${from / 1000}), null)`, most: MOST };
  }
  const span = { from: startTime ?? 0, to: endTime ?? 0 };
  if (!startTime || span.to <= span.from || span.to - span.from > LONGEST_SPAN_MS) {
    throw new AppError(
      'bad_request',
      'Ask with startTime and a later endTime, at most 62 days apart.',
    );
  }
  return { range: sql`${toRange(span)}::tstzrange`, most: MOST_OF_SPAN };
}

/**
 * The bookings of a calendar that touch the given span, else those of today and later, earliest
 * first and cancelled ones included; at most 500 without a span. None for an unknown calendar.
 */
export const listProviderBookings: Call<HostTable['listProviderBookings']> = async (
  { query },
  { db, now },
) => {
  const { range, most } = rangeOf(query, now());
  // A partial index answers each of the two halves.
  const { rows } = await db.execute(sql`
    select b.id, b.status, b.customer_name, b.customer_phone, b.customer_email, b.total_minor,
      ${customerMailState('b', now())} as customer_mail,
      (extract(epoch from b.created_at) * 1000)::float8 as created_at,
      (extract(epoch from lower(b.during)) * 1000)::float8 as from,
      (extract(epoch from upper(b.during)) * 1000)::float8 as to,
      (select coalesce(json_agg(json_build_object('id', i.service_item_id, 'name', i.name,
          'price_minor', i.price_minor, 'listing_name', coalesce(l.name, '')) order by i.position), '[]')
        from booking_items i
          left join service_items s on s.id = i.service_item_id
          left join services l on l.id = s.service_id
        where i.booking_id = b.id) as services
    from bookings b
    where b.account_id = ${findRowId(query.settlnProviderId)}
      and ((b.status = 'confirmed' and b.during && ${range})
        or (b.status = 'cancelled' and b.during && ${range}))
    order by lower(b.during), b.id
    limit ${most}`);
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
};
