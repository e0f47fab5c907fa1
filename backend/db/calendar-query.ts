import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type MarkedSpan, SLOT_STATUSES } from '@/lib/domain/calendar/slots';
import type { Span } from '@/lib/time/span';

const SpanRows = z.array(
  z.object({
    status: z.enum(SLOT_STATUSES),
    from: z.number(),
    to: z.number(),
    item: z.number().nullable(),
  }),
);

/**
 * SQL for one JSON value with everything of a calendar that touches a window: marks and confirmed
 * visits, but for the visit of the booking `without`. The indexes of the two exclusion constraints
 * answer it. Read it with `toMarkedSpans`.
 */
export function spansWithin(
  accountId: number | SQL,
  window: Span,
  without: number | null = null,
): SQL {
  const range = sql`tstzrange(to_timestamp(${window.from / 1000}), to_timestamp(${window.to / 1000}))`;
  return sql`(
    select coalesce(json_agg(json_build_object(
      'status', spans.status,
      'from', (extract(epoch from lower(spans.during)) * 1000)::bigint,
      'to', (extract(epoch from upper(spans.during)) * 1000)::bigint,
      'item', spans.item
    )), '[]')
    from (
      select status, during, null::integer as item from availability
      where account_id = ${accountId} and during && ${range}
      union all
      select 'booked', b.during, i.service_item_id
      from bookings b
      left join booking_items i on i.account_id = b.account_id and i.booking_id = b.id and i.position = 0
      where b.account_id = ${accountId} and b.status = 'confirmed' and b.during && ${range}
        and b.id is distinct from ${without}::integer
    ) as spans)`;
}

/** The spans of a `spansWithin` value. */
export function toMarkedSpans(value: unknown): MarkedSpan[] {
  return SpanRows.parse(value).map(({ item, ...span }) => ({
    ...span,
    serviceItemId: item === null ? null : String(item),
  }));
}
