import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toTimestamp } from '@/backend/db/instants';
import { isUuid } from '@/backend/db/uuid';
import type { HostTable } from '@/lib/shared/contract/host';
import type { InsightOfPerson } from '@/lib/shared/contract/insight';
import { INSIGHT_DAYS } from '@/lib/shared/domain/insight';
import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

export const countView: Call<HostTable['countView']> = async ({ body }, { db, now }) => {
  if (!isUuid(body.serviceId)) return { counted: false };
  const today = localDay(now(), VENUE_ZONE.id);
  const { rowCount } = await db.execute(sql`
    insert into profile_views (account_id, service_id, day, count)
    select account_id, id, ${today}::date, 1 from services
    where id = ${body.serviceId} and status = 'approved'
    on conflict (account_id, service_id, day) do update set count = profile_views.count + 1`);
  return { counted: rowCount === 1 };
};

export const getInsight: Call<HostTable['getInsight']> = async ({ query }, { db, now }) => {
  const accountId = findRowId(query.calendarId);
  const zone = VENUE_ZONE.id;
  const today = localDay(now(), zone);
  const first = addDays(today, 1 - 2 * INSIGHT_DAYS);
  const from = toTimestamp(spanOfDays(first, first, zone).from);
  const month = addDays(today, 1 - INSIGHT_DAYS);
  const recent = toTimestamp(spanOfDays(month, month, zone).from);
  const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} at time zone ${zone})::date`;
  const { rows } = await db.execute<{
    views: number[];
    bookings: number[];
    visits: number[];
    noShows: number[];
    hasFreeTimes: boolean;
    people: InsightOfPerson[] | null;
  }>(sql`
    with days as (
      select (${first}::date + n) as day from generate_series(0, ${2 * INSIGHT_DAYS - 1}::int) n
    ), views as (
      select day, sum(count)::int as count from profile_views
      where account_id = ${accountId} and day >= ${first}::date group by day
    ), made as (
      -- Nobody books a visit that has begun, so those made since then begin since then.
      select ${dayOf(sql`created_at`)} as day, count(*)::int as count from bookings
      where account_id = ${accountId} and not by_provider
        and lower(during) >= ${from} and created_at >= ${from} group by 1
    ), begun as (
      select ${dayOf(sql`lower(during)`)} as day, count(*)::int as count,
        count(missed_at)::int as missed from bookings
      where account_id = ${accountId} and status = 'confirmed'
        and lower(during) >= ${from} and lower(during) <= ${toTimestamp(now())} group by 1
    ), of_person as (
      select person_id, count(*)::int as visits, count(missed_at)::int as missed from bookings
      where account_id = ${accountId} and status = 'confirmed'
        and lower(during) >= ${recent} and lower(during) <= ${toTimestamp(now())} group by 1
    )
    select json_agg(coalesce(v.count, 0) order by d.day) as views,
      json_agg(coalesce(m.count, 0) order by d.day) as bookings,
      json_agg(coalesce(b.count, 0) order by d.day) as visits,
      json_agg(coalesce(b.missed, 0) order by d.day) as "noShows",
      exists(select from availability where account_id = ${accountId} and status = 'available'
        and upper(during) > ${toTimestamp(now())}) as "hasFreeTimes",
      (select json_agg(json_build_object('id', p.id, 'name', p.name,
          'visits', coalesce(o.visits, 0), 'noShows', coalesce(o.missed, 0)) order by p.position, p.id)
        from people p left join of_person o on o.person_id = p.id
        where p.account_id = ${accountId} and p.left_at is null having count(*) > 1) as people
    from days d left join views v using (day) left join made m using (day)
      left join begun b using (day)`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has no row');
  const { people, ...figures } = row;
  return { today, ...figures, ...(people && { people }) };
};
