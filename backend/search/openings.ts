import { type SQL, sql } from 'drizzle-orm';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { offeredStarts } from '@/lib/shared/domain/calendar/slots';
import { EVENING_FROM, SEARCHED_DAYS } from '@/lib/shared/domain/directory/search';
import { calendarSlots } from '@/lib/shared/domain/hours/calendar-slots';
import type { Person } from '@/lib/shared/domain/hours/people';
import { type Day, toDays } from '@/lib/shared/domain/hours/scheduled-spans';
import { localDay } from '@/lib/shared/time/format';
import { addDays, daysFrom, type LocalDate } from '@/lib/shared/time/local-date';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

interface Clock {
  now: number;
  today: LocalDate;
}

const clockAt = (now: number): Clock => ({ now, today: localDay(now, VENUE_ZONE.id) });

/** The window is a day longer, because a visit may end a day later. */
function windowFrom({ now, today }: Clock, days: number) {
  const { to } = spanOfDays(today, addDays(today, days - 1), VENUE_ZONE.id);
  return { from: now, to: to + DAY_MS };
}

type Slots = ReturnType<typeof calendarSlots>;

interface Worker extends Person {
  /** The keys are the first days of stretches. */
  slots: Map<number, Slots>;
}

async function readCalendars(db: Database, which: SQL, clock: Clock, days: number) {
  const window = windowFrom(clock, days);
  const { rows } = await db.execute<{ id: string; items: Item[] | null; state: unknown }>(sql`
    select s.id, case when a.takes_bookings then ${calendarStateWithin(sql`a.id`, window)} end as state,
      (select json_agg(json_build_object('id', i.id, 'minutes', i.duration_minutes))
        from service_items i where i.service_id = s.id and i.deleted_at is null) as items
    from services s join accounts a on a.id = s.account_id
    where s.id in (${which})`);
  return rows.map(({ id, items, state }) => ({
    id,
    items: items ?? [],
    people: state ? toPeople(state).map((person) => ({ ...person, slots: new Map() })) : [],
    searchedDays: days,
  }));
}

interface Item {
  id: number;
  minutes: number;
}

/** Returns null if the person does none of these items. */
function shortestOf({ skippedItemIds }: Person, items: readonly Item[]): number | null {
  const own = items.filter(({ id }) => !skippedItemIds.includes(String(id)));
  return own.length > 0 ? Math.min(...own.map((item) => item.minutes)) : null;
}

interface Calendar {
  id: string;
  items: readonly Item[];
  people: readonly Worker[];
  searchedDays: number;
}

const DAYS_AT_ONCE = 7;
/**
 * The first days of each stretch. The first stretches are short, because most calendars have a free
 * time in two days.
 */
const STRETCHES = [0, 2, ...daysOnwards(DAYS_AT_ONCE, SEARCHED_DAYS, DAYS_AT_ONCE)];

function daysOnwards(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);
}

type Stretch = { first: number; days: Day[] };

let known: { today: LocalDate; stretches: Stretch[] } = { today: '', stretches: [] };

/** Kept in memory, because asking a zone is slow. */
function stretchesFrom(today: LocalDate): Stretch[] {
  if (known.today !== today) {
    const days = toDays(daysFrom(today, SEARCHED_DAYS), VENUE_ZONE.id);
    const stretches = STRETCHES.map((first, n) => ({
      first,
      days: days.slice(first, STRETCHES[n + 1]),
    }));
    known = { today, stretches };
  }
  return known.stretches;
}

/** `day` is counted from today. */
interface FreeDay {
  day: number;
  start: number;
  hasEvening: boolean;
}

/**
 * Finds free days for the shortest of `items`. It is lazy, so that a caller who needs one day can
 * stop early.
 */
function* freeDays(
  { people, searchedDays }: Calendar,
  items: readonly Item[],
  { now, today }: Clock,
): Generator<FreeDay> {
  for (const { first, days } of stretchesFrom(today)) {
    if (first >= searchedDays) return;
    // A visit may end on the next day.
    const window = { from: days[0]?.from ?? now, to: (days.at(-1)?.to ?? now) + DAY_MS };
    const asked = { window, audience: 'customer' as const, now, zone: VENUE_ZONE.id };
    const starts = people
      .flatMap((person) => {
        const durationMinutes = shortestOf(person, items);
        if (durationMinutes === null) return [];
        const slots = person.slots.get(first) ?? calendarSlots(person.calendar, asked);
        person.slots.set(first, slots);
        return offeredStarts(slots, { durationMinutes, now });
      })
      .sort((a, b) => a - b);
    for (const [index, { from, to }] of days.entries()) {
      const onDay = starts.filter((at) => at >= from && at < to);
      const [start] = onDay;
      if (start === undefined) continue;
      const last = onDay.at(-1) ?? start;
      // Counts from the day's end, because clocks change in the night before the day.
      const hasEvening = last >= to - (DAY_MS - EVENING_FROM * MINUTE_MS);
      yield { day: first + index, start, hasEvening };
    }
  }
}

const idsIn = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/**
 * Returns the next time (epoch ms) at which the wanted item of each service fits, or its shortest
 * item without `itemId`. One query looks at the next week, and another one at the services that are
 * left.
 */
export async function readNextFree(
  db: Database,
  wanted: readonly { serviceId: string; itemId: number | null }[],
  now: number,
): Promise<Map<string, number>> {
  const itemOf = new Map(wanted.map(({ serviceId, itemId }) => [serviceId, itemId]));
  const clock = clockAt(now);
  const next = new Map<string, number>();
  for (const days of [DAYS_AT_ONCE, SEARCHED_DAYS]) {
    const open = [...itemOf.keys()].filter((id) => !next.has(id));
    if (open.length === 0) break;
    for (const calendar of await readCalendars(db, idsIn(open), clock, days)) {
      const itemId = itemOf.get(calendar.id) ?? null;
      const items = calendar.items.filter(({ id }) => itemId === null || id === itemId);
      const [first] = freeDays(calendar, items, clock);
      if (first) next.set(calendar.id, first.start);
    }
  }
  return next;
}

function openingsOf(days: Iterable<FreeDay>) {
  const free = [...days];
  const maskOf = (some: readonly FreeDay[]) =>
    String(some.reduce((mask, { day }) => mask | (1n << BigInt(day)), 0n));
  const [first] = free;
  return {
    at: first ? first.start / 1000 : null,
    days: maskOf(free),
    evenings: maskOf(free.filter(({ hasEvening }) => hasEvening)),
  };
}

/** Calculated once for all items with the same length and people. */
const itemOpeningsOf = (clock: Clock) => (calendar: Calendar) => {
  const known = new Map<string, ReturnType<typeof openingsOf>>();
  return calendar.items.map((item) => {
    const key = calendar.people.map((person) => shortestOf(person, [item])).join();
    const openings = known.get(key) ?? openingsOf(freeDays(calendar, [item], clock));
    known.set(key, openings);
    return { id: item.id, ...openings };
  });
};

/**
 * A write changes all indexes of a row. So unchanged rows are not written, and `noted` is stored
 * apart.
 */
async function refresh(
  db: Database,
  which: SQL,
  now: number,
  { noted }: { noted: boolean },
): Promise<number> {
  const clock = clockAt(now);
  const calendars = await readCalendars(db, which, clock, SEARCHED_DAYS);
  const rows = calendars.map((calendar) => ({
    id: calendar.id,
    ...openingsOf(freeDays(calendar, calendar.items, clock)),
  }));
  const itemRows = calendars.flatMap(itemOpeningsOf(clock));
  const columns = sql`(free_from, free_at, free_days, free_evenings)`;
  const values = sql`(${clock.today}::date, at, days, evenings)`;
  const isNew = sql`${columns} is distinct from ${values}`;
  await db.execute(sql`
    with found as materialized (
      select id, to_timestamp(at) as at, days, evenings
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as found (id uuid, at float8, days bigint, evenings bigint)
    ), of_words as (
      update service_words set ${columns} = ${values}
      from found where service_id = id and ${isNew}
    ), of_items as (
      insert into item_openings as known (item_id, free_from, free_at, free_days, free_evenings)
      select i.id, ${clock.today}::date, to_timestamp(at), days, evenings
      from json_to_recordset(${JSON.stringify(itemRows)}::json)
        as found (id int, at float8, days bigint, evenings bigint) join service_items i using (id)
      on conflict (item_id) do update set ${columns} =
        (excluded.free_from, excluded.free_at, excluded.free_days, excluded.free_evenings)
      where (known.free_from, known.free_at, known.free_days, known.free_evenings) is distinct from
        (excluded.free_from, excluded.free_at, excluded.free_days, excluded.free_evenings)
    ), of_looks as (
      update service_looks set looked_at = ${toTimestamp(now)}
      from found where service_id = id and ${noted})
    update service_search set ${columns} = ${values}
    from found where service_id = id and ${isNew}`);
  return rows.length;
}

export async function refreshOpenings(
  db: Database,
  accountIds: readonly number[],
  now: number,
): Promise<void> {
  if (accountIds.length === 0) return;
  const ids = sql.join(
    accountIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  await refresh(db, sql`select service_id from service_search where account_id in (${ids})`, now, {
    noted: false,
  });
}

const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Refreshes up to `most` services: those that were refreshed the longest time ago, or whose next
 * time has passed. Returns how many.
 */
export async function refreshOldest(db: Database, most: number, now: number): Promise<number> {
  const before = toTimestamp(now - LOOK_AGAIN_MS);
  const passed = toTimestamp(now);
  return refresh(
    db,
    sql`select service_id from (
      (select service_id from service_looks where looked_at is null limit ${most})
      union
      (select service_id from service_looks where looked_at < ${before}
        order by looked_at limit ${most})
      union
      (select service_id from service_search where free_at < ${passed}
        order by free_at limit ${most})) as due limit ${most}`,
    now,
    { noted: true },
  );
}
