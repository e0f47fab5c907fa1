import { type SQL, sql } from 'drizzle-orm';
import { calendarStateWithin, toCalendarState } from '@/backend/db/calendar-query';
import type { Database } from '@/backend/db/client';
import { offeredStarts } from '@/lib/domain/calendar/slots';
import { SEARCHED_DAYS } from '@/lib/domain/directory/search';
import { calendarSlots } from '@/lib/domain/hours/calendar-slots';
import { toDays } from '@/lib/domain/hours/scheduled-spans';
import { localDay } from '@/lib/time/format';
import { addDays, daysFrom } from '@/lib/time/local-date';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** The window of so many days in which the next free times are looked for; a visit may end a day later. */
function windowFrom(now: number, days: number) {
  const today = localDay(now, VENUE_ZONE.id);
  const { to } = spanOfDays(today, addDays(today, days - 1), VENUE_ZONE.id);
  return { today, from: now, to: to + DAY_MS };
}

/** The calendars of some services, with the minutes of the shortest item of each. */
async function readCalendars(db: Database, which: SQL, now: number, days: number) {
  const window = windowFrom(now, days);
  const { rows } = await db.execute<{ id: string; minutes: number | null; state: unknown }>(sql`
    select s.id, case when a.takes_bookings then ${calendarStateWithin(sql`a.id`, window)} end as state,
      (select min(i.duration_minutes) from service_items i
        where i.service_id = s.id and i.deleted_at is null) as minutes
    from services s join accounts a on a.id = s.account_id
    where s.id in (${which})`);
  return rows.map(({ id, minutes, state }) => ({
    id,
    minutes,
    state: state ? toCalendarState(state) : null,
    searchedDays: days,
  }));
}

type Calendar = Awaited<ReturnType<typeof readCalendars>>[number];

const DAYS_AT_ONCE = 7;

/** The first offered start of each local day, week by week, so that whoever needs one stops early. */
function* firstStarts(
  { minutes, state, searchedDays }: Calendar,
  now: number,
): Generator<[number, number]> {
  // Without items nothing can be booked.
  if (minutes === null || state === null) return;
  const today = localDay(now, VENUE_ZONE.id);
  for (let day = 0; day < searchedDays; day += DAYS_AT_ONCE) {
    const dates = daysFrom(addDays(today, day), Math.min(DAYS_AT_ONCE, searchedDays - day));
    const days = toDays(dates, VENUE_ZONE.id);
    // A visit may end on the next day.
    const window = { from: days[0]?.from ?? now, to: (days.at(-1)?.to ?? now) + DAY_MS };
    const asked = { window, audience: 'customer' as const, now };
    const slots = calendarSlots(state, { ...asked, zone: VENUE_ZONE.id });
    const starts = offeredStarts(slots, { durationMinutes: minutes, now });
    for (const [index, { from, to }] of days.entries()) {
      const first = starts.find((at) => at >= from && at < to);
      if (first !== undefined) yield [day + index, first];
    }
  }
}

const idsIn = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/**
 * When the shortest item of each service fits next, in epoch milliseconds: one query for those that are
 * free within a week, and one for all others.
 */
export async function readNextFree(
  db: Database,
  serviceIds: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const next = new Map<string, number>();
  for (const days of [DAYS_AT_ONCE, SEARCHED_DAYS]) {
    const open = serviceIds.filter((id) => !next.has(id));
    if (open.length === 0) break;
    for (const calendar of await readCalendars(db, idsIn(open), now, days)) {
      const [first] = firstStarts(calendar, now);
      if (first) next.set(calendar.id, first[1]);
    }
  }
  return next;
}

/** Writes down when services are free, for searches that sort or choose by it. */
async function refresh(db: Database, which: SQL, now: number): Promise<number> {
  const today = localDay(now, VENUE_ZONE.id);
  const rows = (await readCalendars(db, which, now, SEARCHED_DAYS)).map((calendar) => {
    const starts = [...firstStarts(calendar, now)];
    const days = starts.reduce((mask, [day]) => mask | (1n << BigInt(day)), 0n);
    const [first] = starts;
    return { id: calendar.id, at: first ? first[1] / 1000 : null, days: String(days) };
  });
  await db.execute(sql`
    update service_search set looked_at = to_timestamp(${now / 1000}), free_from = ${today},
      free_at = to_timestamp(found.at), free_days = found.days
    from json_to_recordset(${JSON.stringify(rows)}::json) as found (id uuid, at float8, days bigint)
    where service_id = found.id`);
  return rows.length;
}

/** Notes when the services of these calendars are free. */
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
  await refresh(db, sql`select service_id from service_search where account_id in (${ids})`, now);
}

const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Notes it for some of the services that were looked at longest ago, or whose next time has passed.
 * Returns how many there were.
 */
export async function refreshOldest(db: Database, most: number, now: number): Promise<number> {
  const before = sql`to_timestamp(${(now - LOOK_AGAIN_MS) / 1000})`;
  const passed = sql`to_timestamp(${now / 1000})`;
  return refresh(
    db,
    sql`select service_id from (
      (select service_id from service_search where looked_at is null limit ${most})
      union
      (select service_id from service_search where looked_at < ${before}
        order by looked_at limit ${most})
      union
      (select service_id from service_search where free_at < ${passed}
        order by free_at limit ${most})) as due limit ${most}`,
    now,
  );
}
