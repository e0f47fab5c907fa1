import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Schedule } from '@/lib/contract/schedules';
import type { CalendarState } from '@/lib/domain/hours/calendar-slots';
import { NO_SCHEDULE } from '@/lib/domain/hours/schedule';
import type { Span } from '@/lib/time/span';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';

const SpanRow = z.object({ from: z.number(), to: z.number() });
const StateRow = z.object({
  schedule: Schedule.nullable(),
  marks: z.array(SpanRow.extend({ status: z.enum(['available', 'unavailable']) })),
  visits: z.array(SpanRow.extend({ item: z.number().nullable(), isByProvider: z.boolean() })),
});

/** The rules count visits of whole days, of 25 hours at most. */
const AROUND_MS = DAY_MS + HOUR_MS;

function rangeOf({ from, to }: Span): SQL {
  return sql`tstzrange(to_timestamp(${from / 1000}), to_timestamp(${to / 1000}))`;
}

function boundsOf(range: SQL): SQL {
  return sql`'from', (extract(epoch from lower(${range})) * 1000)::bigint,
    'to', (extract(epoch from upper(${range})) * 1000)::bigint`;
}

/**
 * SQL for all that decides about the slots of a window, without the visit `without`. The window is
 * said for both ranges of a booking, because either index can answer it. Read it with
 * `toCalendarState`.
 */
export function calendarStateWithin(
  accountId: number | SQL,
  window: Span,
  without: number | null = null,
): SQL {
  const around = { from: window.from - AROUND_MS, to: window.to + AROUND_MS };
  return sql`json_build_object(
    'schedule', (select schedule from schedules where account_id = ${accountId}),
    'marks', (
      select coalesce(json_agg(json_build_object('status', status, ${boundsOf(sql`during`)})), '[]')
      from availability where account_id = ${accountId} and during && ${rangeOf(window)}),
    'visits', (
      select coalesce(json_agg(json_build_object(${boundsOf(sql`booked.during`)},
        'item', first.service_item_id, 'isByProvider', booked.by_provider)), '[]')
      from bookings booked
      left join booking_items first on first.account_id = booked.account_id
        and first.booking_id = booked.id and first.position = 0
      where booked.account_id = ${accountId} and booked.status = 'confirmed'
        and booked.during && ${rangeOf(around)}
        and coalesce(booked.kept, booked.during) && ${rangeOf(around)}
        and booked.id is distinct from ${without}::integer))`;
}

export function toCalendarState(value: unknown): CalendarState {
  const { schedule, marks, visits } = StateRow.parse(value);
  return {
    schedule: schedule ?? NO_SCHEDULE,
    marks,
    visits: visits.map(({ item, ...visit }) => ({
      ...visit,
      serviceItemId: item === null ? null : String(item),
    })),
  };
}
