import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { personOf } from '@/backend/db/first-person';
import { toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import { availability } from '@/backend/db/schema';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/contract/host';
import { markableSpan } from '@/lib/domain/calendar/availability';
import { type OwnMark, SLOT_MS } from '@/lib/domain/calendar/slots';
import { AppError } from '@/lib/errors';
import { toIso } from '@/lib/time/instant';
import type { Span } from '@/lib/time/span';
import { BOOKING_MONTHS } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { Call } from './call';
import { findRowId, unknownCalendar } from './public-accounts';

function assertReach(span: Span, now: number): void {
  const reach = markableSpan(now, VENUE_ZONE.id);
  if (span.from >= reach.from && span.to <= reach.to) return;
  throw new AppError(
    'invalid',
    readerTexts('errors.reasons')('outOfReach', { months: String(BOOKING_MONTHS) }),
  );
}

/** For the first person by default. Bookings stay. Throws `invalid` for a span out of reach. */
export const setAvailability: Call<HostTable['setAvailability']> = async (
  { body },
  { db, now },
) => {
  const during = { from: body.startsAt, to: body.endsAt };
  assertReach(during, now());
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const isKnown = await inCalendar(db, accountId, (tx) =>
    mark(tx, accountId, body.person, during, body.status),
  );
  if (!isKnown) throw unknownCalendar('not_found');
  return { success: true, message: 'Availability set' };
};

/** Afterwards the schedule decides about the span. Throws `invalid` for a span out of reach. */
export const clearMarks: Call<HostTable['clearMarks']> = async ({ body }, { db, now }) => {
  const during = { from: body.startsAt, to: body.endsAt };
  assertReach(during, now());
  const accountId = findRowId(body.calendarId);
  const isKnown =
    accountId !== null &&
    (await inCalendar(db, accountId, (tx) => mark(tx, accountId, body.person, during, null)));
  if (!isKnown) throw new AppError('gone', refusal('noCalendar'));
  return { success: true, message: 'Marks cleared' };
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
  return rows.map(({ during, status }) => ({
    start_time: toIso(during.from),
    end_time: toIso(during.to),
    status,
  }));
};

/**
 * A status of null clears the span. Joins touching marks of one status into one row. False for an
 * unknown calendar.
 */
async function mark(
  tx: CalendarTransaction,
  accountId: number,
  person: number | undefined,
  span: Span,
  status: OwnMark | null,
): Promise<boolean> {
  // The index finds overlapping ranges, but not touching ones.
  const around = toRange({ from: span.from - SLOT_MS, to: span.to + SLOT_MS });
  const known = await runPrepared(
    tx,
    'mark availability',
    sql`
    with wanted as (
      select id as account_id, ${personOf(accountId, person)} as person_id,
        ${toRange(span)}::tstzrange as during, ${status}::text as status
      from accounts where id = ${accountId} and takes_bookings
    ), news as (
      select * from wanted w where not exists (
        select from availability a
        where a.account_id = ${accountId} and a.person_id = w.person_id
          and a.status = w.status and a.during @> w.during)
    ), old as (
      delete from availability a using news n
      where a.account_id = ${accountId} and a.person_id = n.person_id
        and a.during && ${around}::tstzrange
        and (a.during && n.during or (a.during -|- n.during and a.status = n.status))
      returning a.status, a.during
    ), pieces as (
      -- An aggregate over all of them comes first: nothing is inserted before all is deleted.
      select n.status, tstzrange(
        least(lower(n.during), min(lower(o.during)) filter (where o.status = n.status)),
        greatest(upper(n.during), max(upper(o.during)) filter (where o.status = n.status))) as during
      from news n left join old o on true
      where n.status is not null
      group by n.status, n.during
      union all
      select o.status, tstzrange(lower(o.during), lower(n.during)) from news n, old o
      where o.status is distinct from n.status and lower(o.during) < lower(n.during)
      union all
      select o.status, tstzrange(upper(n.during), upper(o.during)) from news n, old o
      where o.status is distinct from n.status and upper(o.during) > upper(n.during)
    ), kept as (
      insert into availability (account_id, person_id, during, status)
      select ${accountId}, (select person_id from wanted), during, status from pieces
    )
    select from wanted`,
  );
  return known > 0;
}

const dialect = new PgDialect();

/**
 * Prepared, because planning took a quarter of the time. `name` must belong to one text only.
 * Returns the row count.
 */
async function runPrepared(tx: CalendarTransaction, name: string, statement: SQL): Promise<number> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const query = tx.keepsStatements ? { name, text, values } : { text, values };
  const { rows } = await tx.$client.query(query);
  return rows.length;
}
