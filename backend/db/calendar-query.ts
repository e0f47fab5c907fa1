import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OwnHours } from '@/lib/contract/people';
import { Schedule } from '@/lib/contract/schedules';
import { type AccountState, ONLY_WORKER, type Person, peopleOf } from '@/lib/domain/hours/people';
import { NO_SCHEDULE } from '@/lib/domain/hours/schedule';
import type { Span } from '@/lib/time/span';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

const ItemIds = z.array(z.number()).transform((ids) => ids.map(String));

const WorkerRow = z.object({
  id: z.number(),
  name: z.string(),
  skippedItemIds: ItemIds,
  ownHours: OwnHours.nullable(),
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable(),
});

const SpanRow = z.object({ from: z.number(), to: z.number(), personId: z.number() });
const StateRow = z.object({
  schedule: Schedule.nullable(),
  workers: z.array(WorkerRow),
  marks: z.array(SpanRow.extend({ status: z.enum(['available', 'unavailable']) })),
  visits: z.array(
    SpanRow.extend({
      bookingId: z.number(),
      item: z.number().nullable(),
      isByProvider: z.boolean(),
    }),
  ),
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
 * said for both ranges of a booking, because either index can answer it. `accountId` may be a
 * column, but not of a table called `booked` or `first`.
 */
export function calendarStateWithin(
  accountId: number | SQL,
  window: Span,
  without: number | null = null,
): SQL {
  const around = { from: window.from - AROUND_MS, to: window.to + AROUND_MS };
  return sql`json_build_object(
    'schedule', (select schedule from schedules where account_id = ${accountId}),
    'workers', (
      select coalesce(json_agg(json_build_object('id', id, 'name', name,
        'skippedItemIds', skipped_item_ids, 'ownHours', own_hours, 'pausedFrom', paused_from,
        'pausedUntil', paused_until) order by position, id), '[]')
      from people where account_id = ${accountId} and left_at is null),
    'marks', (
      select coalesce(json_agg(json_build_object('personId', person_id,
        'status', status, ${boundsOf(sql`during`)})), '[]')
      from availability where account_id = ${accountId} and during && ${rangeOf(window)}),
    'visits', (
      select coalesce(json_agg(json_build_object('personId', booked.person_id, 'bookingId', booked.id,
        ${boundsOf(sql`booked.during`)}, 'item', first.service_item_id, 'isByProvider', booked.by_provider)), '[]')
      from bookings booked
      left join booking_items first on first.account_id = booked.account_id
        and first.booking_id = booked.id and first.position = 0
      where booked.account_id = ${accountId} and booked.status = 'confirmed'
        and booked.during && ${rangeOf(around)}
        and coalesce(booked.kept, booked.during) && ${rangeOf(around)}
        and booked.id is distinct from ${without}::integer))`;
}

export function toAccountState(value: unknown): AccountState {
  const { schedule, workers, marks, visits } = StateRow.parse(value);
  return {
    schedule: schedule ?? NO_SCHEDULE,
    workers: workers.length > 0 ? workers : [ONLY_WORKER],
    marks,
    visits: visits.map(({ item, ...visit }) => ({
      ...visit,
      serviceItemId: item === null ? null : String(item),
    })),
  };
}

/** The people of an account in their order, each with their own calendar. */
export function toPeople(value: unknown): Person[] {
  return peopleOf(toAccountState(value), VENUE_ZONE.id);
}
