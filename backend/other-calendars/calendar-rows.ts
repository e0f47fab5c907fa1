import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inCalendar } from '@/backend/db/calendar-transaction';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { otherCalendars } from '@/backend/db/other-calendars-schema';
import type { WebError } from '@/lib/shared/outbound/web-error';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import type { Known, Reading } from './calendar-reader';

const PAUSE_MS = 15 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** After this time, a claim ends. It is longer than any reading. */
const CLAIM_MS = 2 * MINUTE_MS;
/** After this time, an unchanged file is counted again, because more days have come near enough. */
const COUNTED_FOR_MS = DAY_MS;

export type CalendarRow = typeof otherCalendars.$inferSelect;

const isRow = (accountId: number, id: number) =>
  and(eq(otherCalendars.accountId, accountId), eq(otherCalendars.id, id));

export async function findCalendar(db: Database, accountId: number, id: number) {
  const [row] = await db.select().from(otherCalendars).where(isRow(accountId, id));
  return row ?? null;
}

/**
 * Claims due rows, so that no two processes read the same row. No process reads two calendars of
 * one account while other accounts wait.
 */
export async function claimDue(db: Database, now: number, most: number): Promise<CalendarRow[]> {
  const { rows } = await db.execute<{ accountId: number; id: number }>(sql`
    update other_calendars c set claimed_until = ${toTimestamp(now + CLAIM_MS)}
    from (
      select account_id, id from other_calendars next
      where due_at <= ${toTimestamp(now)} and (claimed_until is null or claimed_until <= ${toTimestamp(now)})
        and not exists (
          select from other_calendars o where o.account_id = next.account_id
            and (o.claimed_until > ${toTimestamp(now)} or (o.due_at, o.id) < (next.due_at, next.id)))
      order by due_at limit ${most} for update skip locked
    ) due
    where c.account_id = due.account_id and c.id = due.id
    returning c.account_id as "accountId", c.id`);
  const found = await Promise.all(rows.map(({ accountId, id }) => findCalendar(db, accountId, id)));
  return found.flatMap((row) => row ?? []);
}

/**
 * Returns false if the calendar was tried within the last minute. Otherwise this try counts from
 * now on, also for others who ask at the same time.
 */
export async function claimTry(db: Database, row: CalendarRow, now: number): Promise<boolean> {
  const tried = await db
    .update(otherCalendars)
    .set({ triedAt: new Date(now) })
    .where(
      and(
        isRow(row.accountId, row.id),
        sql`(tried_at is null or tried_at <= ${toTimestamp(now - MINUTE_MS)})`,
      ),
    )
    .returning({ id: otherCalendars.id });
  return tried.length > 0;
}

/** Returns null if everything has to be read again. */
export function knownOf(row: CalendarRow, now: number): Known | null {
  const { countedAt, contentHash: hash, etag, lastModified } = row;
  if (countedAt === null || countedAt.getTime() < now - COUNTED_FOR_MS) return null;
  return { hash, etag, lastModified };
}

type Tx = Parameters<Parameters<typeof inCalendar<void>>[2]>[0];

function writeTimes(
  tx: Tx,
  accountId: number,
  id: number,
  times: NonNullable<Reading['times']>,
): Promise<unknown> {
  const rows = [
    ...times.busy.map((span) => ({ ...span, unsaid: false })),
    ...times.unsaid.map((span) => ({ ...span, unsaid: true })),
  ];
  return tx.execute(sql`
    with gone as (delete from busy_elsewhere where account_id = ${accountId} and calendar_id = ${id})
    insert into busy_elsewhere (account_id, calendar_id, during, unsaid)
    select ${accountId}, ${id}, tstzrange(to_timestamp("from" / 1000), to_timestamp("to" / 1000)), unsaid
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r ("from" double precision, "to" double precision, unsaid boolean)`);
}

/**
 * Each account may use a hundredth of a reader's time. A calendar that takes long to read is read
 * less often.
 */
const SHARE = 100;

function pauseAfter(accountId: number, tookMs: number): SQL {
  // Calendars are due a little early: otherwise jitter would skip every second time.
  const usual = PAUSE_MS * 0.95;
  return sql`least(${LONGEST_PAUSE_MS}::float8, greatest(${usual}::float8, ${tookMs * SHARE}::float8 *
    (select count(*) from other_calendars where account_id = ${accountId})))`;
}

/**
 * Stores the times in the calendar's transaction, so that a booking at the same time finds either
 * the old or the new ones.
 */
export async function storeReading(
  tx: Tx,
  { accountId, id }: Pick<CalendarRow, 'accountId' | 'id'>,
  reading: Reading,
  now: number,
): Promise<void> {
  const { times } = reading;
  if (times) await writeTimes(tx, accountId, id, times);
  await tx
    .update(otherCalendars)
    .set({
      claimedUntil: null,
      dueAt: sql`${toTimestamp(now)} + ${pauseAfter(accountId, reading.tookMs)} * interval '1 millisecond'`,
      triedAt: new Date(now),
      readAt: new Date(now),
      failingSince: null,
      failures: 0,
      contentHash: reading.hash,
      etag: reading.etag,
      lastModified: reading.lastModified,
      ...(times && {
        knownUntil: new Date(reading.knownUntil),
        countedAt: new Date(now),
        unreadable: times.unreadable,
      }),
    })
    .where(isRow(accountId, id));
}

/** Stores nothing and returns false if the address was changed meanwhile. */
export function keepReading(db: Database, row: CalendarRow, reading: Reading, now: number) {
  const { accountId, id, sealedAddress } = row;
  return inCalendar(db, accountId, async (tx) => {
    const [known] = await tx
      .select({ sealed: otherCalendars.sealedAddress })
      .from(otherCalendars)
      .where(isRow(accountId, id));
    if (!known?.sealed.equals(sealedAddress)) return false;
    await storeReading(tx, row, reading, now);
    return true;
  });
}

/**
 * Keeps the times of the last successful reading. Each failure doubles the pause, up to six hours.
 */
export async function noteFailure(db: Database, row: CalendarRow, error: WebError, now: number) {
  const asked = (error.details.retryAfterSeconds ?? 0) * 1_000;
  const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.min(row.failures, 10));
  await db
    .update(otherCalendars)
    .set({
      claimedUntil: null,
      dueAt: new Date(now + Math.max(pause, Math.min(asked, DAY_MS))),
      triedAt: new Date(now),
      failingSince: sql`coalesce(failing_since, ${toTimestamp(now)})`,
      failures: row.failures + 1,
    })
    .where(and(isRow(row.accountId, row.id), eq(otherCalendars.sealedAddress, row.sealedAddress)));
}

/**
 * SQL: whether the time counts. Times that say neither busy nor free count only if the owner wants
 * so.
 */
export const COUNTS: SQL = sql`(not busy.unsaid or other.closes_whole_days)`;
