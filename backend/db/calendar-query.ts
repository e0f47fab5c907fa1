import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OwnHours } from '@/lib/shared/contract/people';
import { Schedule } from '@/lib/shared/contract/schedules';
import {
  type AccountState,
  ONLY_WORKER,
  type Person,
  peopleOf,
} from '@/lib/shared/domain/hours/people';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { epochMsInJson, toTimestamp } from './instants';

const ItemIds = z.array(z.number()).transform((ids) => ids.map(String));

const WorkerRow = z.object({
  id: z.number(),
  name: z.string(),
  skippedItemIds: ItemIds,
  ownHours: OwnHours.nullable(),
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable(),
});

/** Each column is one list, because objects for rows take Postgres several times as long. */
const Spans = z.object({
  personId: z.array(z.number()),
  from: z.array(z.number()),
  to: z.array(z.number()),
});
const StateRow = z.object({
  schedule: Schedule.nullable(),
  workers: z.array(WorkerRow),
  marks: Spans.extend({ status: z.array(z.enum(['available', 'unavailable'])) }),
  elsewhere: Spans,
  visits: Spans.extend({
    bookingId: z.array(z.number()),
    item: z.array(z.number().nullable()),
    isByProvider: z.array(z.boolean()),
  }),
});

type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends (infer Value)[] ? Value : never;
};

function toRows<Columns extends Record<string, unknown[]> & { from: number[] }>(
  columns: Columns,
): RowOf<Columns>[] {
  const names = Object.keys(columns);
  return columns.from.map((_, row) => {
    const values = names.map((name) => [name, columns[name]?.[row]]);
    return Object.fromEntries(values) as RowOf<Columns>;
  });
}

/** Rules count whole days, and a day has at most 25 hours. */
const AROUND_MS = DAY_MS + HOUR_MS;

function rangeOf({ from, to }: Span): SQL {
  return sql`tstzrange(${toTimestamp(from)}, ${toTimestamp(to)})`;
}

const columnOf = (value: SQL) => sql`coalesce(array_agg(${value}), '{}')`;

function boundsOf(range: SQL): SQL {
  return sql`'from', ${columnOf(epochMsInJson(sql`lower(${range})`))},
    'to', ${columnOf(epochMsInJson(sql`upper(${range})`))}`;
}

/**
 * SQL: everything that decides about the slots of a window, without the visit `without`. Visits are
 * tested by both ranges, so that Postgres can use either index. If `accountId` is a column, it must
 * not belong to `booked`, `first`, `busy` or `other`.
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
      select json_build_object('personId', ${columnOf(sql`person_id`)},
        'status', ${columnOf(sql`status`)}, ${boundsOf(sql`during`)})
      from availability where account_id = ${accountId} and during && ${rangeOf(window)}),
    'elsewhere', (
      select json_build_object('personId', ${columnOf(sql`other.person_id`)},
        ${boundsOf(sql`busy.during`)})
      from busy_elsewhere busy join other_calendars other
        on other.account_id = busy.account_id and other.id = busy.calendar_id
      where busy.account_id = ${accountId} and busy.during && ${rangeOf(window)}
        and (not busy.unsaid or other.closes_whole_days)),
    'visits', (
      select json_build_object('personId', ${columnOf(sql`booked.person_id`)},
        'bookingId', ${columnOf(sql`booked.id`)}, ${boundsOf(sql`booked.during`)},
        'item', ${columnOf(sql`first.service_item_id`)},
        'isByProvider', ${columnOf(sql`booked.by_provider`)})
      from bookings booked
      left join booking_items first on first.account_id = booked.account_id
        and first.booking_id = booked.id and first.position = 0
      where booked.account_id = ${accountId} and booked.status = 'confirmed'
        and booked.during && ${rangeOf(around)}
        and coalesce(booked.kept, booked.during) && ${rangeOf(around)}
        and booked.id is distinct from ${without}::integer))`;
}

export function toAccountState(value: unknown): AccountState {
  const { schedule, workers, marks, elsewhere, visits } = StateRow.parse(value);
  return {
    schedule: schedule ?? NO_SCHEDULE,
    workers: workers.length > 0 ? workers : [ONLY_WORKER],
    marks: toRows(marks),
    elsewhere: toRows(elsewhere),
    visits: toRows(visits).map(({ item, ...visit }) => ({
      ...visit,
      serviceItemId: item === null ? null : String(item),
    })),
  };
}

export function toPeople(value: unknown): Person[] {
  return peopleOf(toAccountState(value), VENUE_ZONE.id);
}
