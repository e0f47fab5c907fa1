import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toVisits, visitsWhere } from '@/backend/calls/visits/visit-rows';
import { calendarStateWithin, toAccountState } from '@/backend/db/calendar-query';
import type { HostTable } from '@/lib/shared/contract/host';
import { visitsOutside } from '@/lib/shared/domain/hours/outside-hours';
import { scheduleOf } from '@/lib/shared/domain/hours/schedule-of';
import { DAY_MS } from '@/lib/shared/time/units';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const MOST_LISTED = 50;
/** This is longer than anybody can book ahead. */
const AHEAD_MS = 10 * 366 * DAY_MS;

export const listScheduleConflicts: Call<HostTable['listScheduleConflicts']> = async (
  { body },
  context,
) => {
  const { db, now } = context;
  const accountId = findRowId(body.calendarId);
  if (accountId === null) return { visits: [], total: 0 };
  const window = { from: now(), to: now() + AHEAD_MS };
  const { rows } = await db.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, window)} as state`,
  );
  const state = toAccountState(rows[0]?.state);
  const outside = state.workers
    .flatMap((worker) => {
      const isTheirs = ({ personId }: { personId: number }) => personId === worker.id;
      const upcoming = state.visits.filter((one) => isTheirs(one) && one.from >= window.from);
      const marks = state.marks.filter(isTheirs);
      return visitsOutside(
        upcoming,
        { schedule: scheduleOf(state.schedule, worker), marks },
        { wanted: scheduleOf(body.schedule, worker), zone: VENUE_ZONE.id },
      );
    })
    .sort((one, other) => one.from - other.from);
  if (outside.length === 0) return { visits: [], total: 0 };
  const ids = outside.slice(0, MOST_LISTED).map(({ bookingId }) => bookingId);
  const isListed = sql`b.id = any(${sql.param(ids)}::int[])`;
  const order = { order: 'asc' as const, most: MOST_LISTED, now: now() };
  const listed = await db.execute(visitsWhere(accountId, isListed, order));
  return { visits: await toVisits(listed.rows, context), total: outside.length };
};
