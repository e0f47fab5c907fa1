import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId, unknownCalendar } from '@/backend/calls/public-accounts';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { Schedule } from '@/lib/shared/contract/schedules';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS } from '@/lib/shared/time/units';

/** The version is 0 if there is no schedule, or if the calendar is unknown. */
export const getSchedule: Call<HostTable['getSchedule']> = async ({ query }, { db }) => {
  const accountId = findRowId(query.calendarId);
  const { rows } = await db.execute<{ version: number; schedule: unknown }>(sql`
    select version, schedule from schedules where account_id = ${accountId}`);
  const [row] = rows;
  if (!row) return { version: 0, schedule: NO_SCHEDULE };
  return { version: row.version, schedule: Schedule.parse(row.schedule) };
};

/**
 * Returns the new version. Time that is kept free around coming bookings may shrink. Throws
 * `conflict` if the schedule was saved meanwhile.
 */
export const saveSchedule: Call<HostTable['saveSchedule']> = async (
  { body },
  { db, now, kept },
) => {
  const { schedule } = body;
  const { beforeMinutes, afterMinutes } = schedule.rules;
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('gone');
  const save = async (tx: CalendarTransaction) => {
    const { rows } = await tx.execute<{ known: number | null; saved: number | null }>(sql`
      with calendar as (
        select a.id, coalesce(s.version, 0) as version
        from accounts a left join schedules s on s.account_id = a.id
        where a.id = ${accountId} and a.takes_bookings
      ), saved as (
        insert into schedules (account_id, schedule, updated_at)
        select id, ${JSON.stringify(schedule)}::jsonb, ${toTimestamp(now())}
        from calendar where version = ${body.version}
        on conflict (account_id) do update set schedule = excluded.schedule,
          version = schedules.version + 1, updated_at = excluded.updated_at
        returning account_id, version
      ), narrowed as (
        update bookings b set kept = tstzrange(
          greatest(lower(b.kept), lower(b.during) - make_interval(mins => ${beforeMinutes})),
          least(upper(b.kept), upper(b.during) + make_interval(mins => ${afterMinutes})))
        from saved where b.account_id = saved.account_id and b.status = 'confirmed'
          and b.during && tstzrange(${toTimestamp(now() - DAY_MS)}, null) and b.kept <> b.during
      )
      select (select version from calendar) as known, (select version from saved) as saved`);
    const [row] = rows;
    if (!row || row.known === null) throw unknownCalendar('gone');
    if (row.saved === null) throw new AppError('conflict', refusal('changedElsewhere'));
    return { version: row.saved };
  };
  return inCalendar(db, accountId, save, kept);
};
