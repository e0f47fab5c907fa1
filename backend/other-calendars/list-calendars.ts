import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import type { ListedCalendars } from '@/lib/shared/contract/other-calendars';
import { COUNTS } from './calendar-rows';

const MOST_OVERLAPS = 20;
const MOST_TIMES = 2_000;

/** Also lists the coming visits that overlap the calendars' busy times. */
export async function listCalendars(db: Database, accountId: number, now: number) {
  const count = (unsaid: boolean) => sql`(
    select count(*)::int from busy_elsewhere b where b.account_id = other.account_id
      and b.calendar_id = other.id and b.unsaid = ${unsaid} and upper(b.during) > ${toTimestamp(now)})`;
  // Postgres makes this shape; the answer's schema checks it.
  const { rows } = await db.execute<{ listed: ListedCalendars }>(sql`
    select json_build_object(
      'calendars', (
        select coalesce(json_agg(json_build_object('id', id, 'person', person_id, 'name', name,
          'host', shown_host, 'end', shown_end, 'closesWholeDays', closes_whole_days,
          'busy', ${count(false)}, 'unsaid', ${count(true)}, 'unreadable', unreadable,
          'readAt', ${epochMs(sql`read_at`)}, 'triedAt', ${epochMs(sql`tried_at`)},
          'failingSince', ${epochMs(sql`failing_since`)}, 'knownUntil', ${epochMs(sql`known_until`)})
          order by id), '[]')
        from other_calendars other where account_id = ${accountId}),
      'overlaps', (
        select coalesce(json_agg(o), '[]') from (
          select v.id, coalesce(v.customer_name, '') as "customerName",
            min(other.name) as "calendarName", ${epochMs(sql`lower(v.during)`)} as "startsAt"
          from bookings v
          join other_calendars other on other.account_id = v.account_id
            and other.person_id = v.person_id
          join busy_elsewhere busy on busy.account_id = other.account_id
            and busy.calendar_id = other.id and busy.during && v.during
          where v.account_id = ${accountId} and v.status = 'confirmed'
            and v.during && tstzrange(${toTimestamp(now)}, null) and ${COUNTS}
          group by v.id, v.customer_name, v.during
          order by lower(v.during) limit ${MOST_OVERLAPS}) o)) as listed`);
  return rows[0]?.listed ?? { calendars: [], overlaps: [] };
}

const Busy = z.array(z.object({ name: z.string(), startsAt: z.number(), endsAt: z.number() }));

interface Asked {
  startsAt: number;
  endsAt: number;
  person?: number | undefined;
}

export async function listBusy(db: Database, accountId: number, asked: Asked) {
  const person = asked.person ?? null;
  const { rows } = await db.execute(sql`
    select other.name, ${epochMs(sql`lower(busy.during)`)} as "startsAt",
      ${epochMs(sql`upper(busy.during)`)} as "endsAt"
    from busy_elsewhere busy join other_calendars other
      on other.account_id = busy.account_id and other.id = busy.calendar_id
    where busy.account_id = ${accountId} and ${COUNTS}
      and busy.during && tstzrange(${toTimestamp(asked.startsAt)}, ${toTimestamp(asked.endsAt)})
      and (${person}::integer is null or other.person_id = ${person})
    order by lower(busy.during), other.id limit ${MOST_TIMES}`);
  return Busy.parse(rows);
}
