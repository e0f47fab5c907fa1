import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { at, toVisits, visitsWhere } from '@/backend/calls/visits/visit-rows';
import { calendarStateWithin, toCalendarState } from '@/backend/db/calendar-query';
import type { HostTable } from '@/lib/contract/host';
import { visitsOutside } from '@/lib/domain/hours/outside-hours';
import { DAY_MS } from '@/lib/time/units';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

const MOST_LISTED = 50;
/** Longer than anybody can book ahead. */
const AHEAD_MS = 10 * 366 * DAY_MS;

export const listScheduleConflicts: Call<HostTable['listScheduleConflicts']> = async (
  { body },
  context,
) => {
  const { db, now } = context;
  const accountId = findRowId(body.calendarId);
  if (accountId === null) return { bookings: [], total: 0 };
  const window = { from: now(), to: now() + AHEAD_MS };
  const { rows } = await db.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, window)} as state`,
  );
  const state = toCalendarState(rows[0]?.state);
  const upcoming = state.visits
    .filter(({ from }) => from >= window.from)
    .sort((one, other) => one.from - other.from);
  const wanted = { wanted: body.schedule, zone: VENUE_ZONE.id };
  const outside = visitsOutside(upcoming, state, wanted);
  if (outside.length === 0) return { bookings: [], total: 0 };
  // Confirmed visits never overlap, so a start says which one is meant.
  const starts = outside.slice(0, MOST_LISTED).map(({ from }) => at(from));
  const isListed = sql`b.status = 'confirmed' and lower(b.during) in (${sql.join(starts, sql`, `)})`;
  const order = { order: 'asc' as const, most: MOST_LISTED, now: now() };
  const listed = await db.execute(visitsWhere(accountId, isListed, order));
  return { bookings: await toVisits(listed.rows, context), total: outside.length };
};
