import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { personOf } from '@/backend/db/first-person';
import { toTimestamp } from '@/backend/db/instants';
import { fromRange, toRange } from '@/backend/db/ranges';
import { availability } from '@/backend/db/schema';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { markableSpan } from '@/lib/shared/domain/calendar/availability';
import type { OwnMark } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import type { Span } from '@/lib/shared/time/span';
import { BOOKING_MONTHS } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import type { Call } from './call';
import { findRowId, unknownCalendar } from './public-accounts';

function assertReach(spans: readonly Span[], now: number): void {
  const reach = markableSpan(now, VENUE_ZONE.id);
  if (spans.every(({ from, to }) => from >= reach.from && to <= reach.to)) return;
  throw new AppError(
    'invalid',
    readerTexts('errors.reasons')('outOfReach', { months: String(BOOKING_MONTHS) }),
  );
}

/**
 * Marks are the first person's by default. Bookings stay. Throws `invalid` for a span out of reach.
 */
export const setAvailability: Call<HostTable['setAvailability']> = async (
  { body },
  { db, now },
) => {
  const spans = [{ from: body.startsAt, to: body.endsAt, status: body.status }];
  assertReach(spans, now());
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const before = await inCalendar(db, accountId, (tx) => mark(tx, accountId, body.person, spans));
  if (!before) throw unknownCalendar('not_found');
  return { success: true, message: 'Availability set' };
};

/** Throws `invalid` for a span out of reach. */
export const setMarks: Call<HostTable['setMarks']> = async ({ body }, { db, now, kept }) => {
  const spans = body.spans.map(({ startsAt, endsAt, status }) => {
    return { from: startsAt, to: endsAt, status };
  });
  assertReach(spans, now());
  const accountId = findRowId(body.calendarId);
  const gone = new AppError('gone', refusal('noCalendar'));
  if (accountId === null) throw gone;
  const work = async (tx: CalendarTransaction) => {
    const before = await mark(tx, accountId, body.person, spans);
    if (!before) throw gone;
    return { before };
  };
  return inCalendar(db, accountId, work, kept);
};

const MOST_MARKS = 5000;

export const listMarks: Call<HostTable['listMarks']> = async ({ query }, { db }) => {
  const accountId = findRowId(query.calendarId);
  if (accountId === null) return [];
  const later = sql`tstzrange(${toTimestamp(query.startsAt)}, null)`;
  const rows = await db
    .select({ during: availability.during, status: availability.status })
    .from(availability)
    .where(
      and(
        eq(availability.accountId, accountId),
        sql`${availability.personId} = ${personOf(accountId, query.person)}`,
        sql`${availability.during} && ${later}`,
      ),
    )
    .orderBy(availability.during)
    .limit(MOST_MARKS);
  return rows.map(({ during, status }) => ({ ...during, status }));
};

interface Marked extends Span {
  status: OwnMark;
}

interface Wanted extends Span {
  /** Null clears the span. */
  status: OwnMark | null;
}

/**
 * Writes one row for each stretch of one status. Returns what the spans had before, or null for an
 * unknown calendar.
 */
async function mark(
  tx: CalendarTransaction,
  accountId: number,
  person: number | undefined,
  spans: readonly Wanted[],
): Promise<Marked[] | null> {
  const rows = await runPrepared<{ status: OwnMark | null; during: string }>(
    tx,
    'mark availability',
    sql`
    with owner as (
      select ${personOf(accountId, person)} as person_id
      from accounts where id = ${accountId} and takes_bookings
    ), wanted as (
      select during, status from unnest(
        ${sql.param(spans.map(toRange))}::tstzrange[],
        ${sql.param(spans.map(({ status }) => status))}::text[]) w (during, status)
    ), spans as (
      -- The index finds overlapping ranges, but not touching ones.
      select range_agg(during) as all_of_them,
        range_agg(tstzrange(
          lower(during) - interval '15 minutes', upper(during) + interval '15 minutes')) as around,
        coalesce(range_agg(during) filter (where status = 'available'), '{}') as available,
        coalesce(range_agg(during) filter (where status = 'unavailable'), '{}') as unavailable
      from wanted
    ), old as (
      select a.status, a.during from availability a, owner o
      where a.account_id = ${accountId} and a.person_id = o.person_id
        and a.during && (select around from spans)
    ), before as (
      select s.status, coalesce(range_agg(old.during), '{}') as during
      from (values ('available'), ('unavailable')) s (status)
      left join old on old.status = s.status
      group by s.status
    ), after as (
      select b.status, unnest(b.during - s.all_of_them +
        case b.status when 'unavailable' then s.unavailable else s.available - s.unavailable end
      ) as during
      from before b, spans s
    ), gone as (
      -- What stays as it is is not written again.
      delete from availability a using owner o
      where a.account_id = ${accountId} and a.person_id = o.person_id
        and a.during && (select around from spans)
        and (a.status, a.during) not in (select status, during from after)
      returning a.during
    ), kept as (
      -- The count of all that is gone: nothing is inserted before all is deleted.
      insert into availability (account_id, person_id, during, status)
      select ${accountId}, o.person_id, n.during, n.status
      from owner o, after n, (select count(*) from gone) all_gone
      where (n.status, n.during) not in (select status, during from old)
    )
    select m.status, m.during from owner left join (
      select b.status, unnest(b.during * s.all_of_them) as during from before b, spans s
    ) m on true`,
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ status, during }) => (status ? { ...fromRange(during), status } : []));
}

const dialect = new PgDialect();

/**
 * Uses a prepared statement, because planning took a quarter of the time. Each `name` must belong
 * to one text.
 */
async function runPrepared<Row extends object>(
  tx: CalendarTransaction,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const query = tx.keepsStatements ? { name, text, values } : { text, values };
  const { rows } = await tx.$client.query<Row>(query);
  return rows;
}
