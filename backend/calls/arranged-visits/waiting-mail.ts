import { sql } from 'drizzle-orm';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';

export interface MailOf {
  accountId: number;
  bookingId: number;
  sequence: number;
}

const toCustomer = ({ accountId, bookingId, sequence }: MailOf) => sql`
  account_id = ${accountId} and booking_id = ${bookingId} and sequence = ${sequence}
  and to_role = 'customer'`;

/**
 * Whether the customer got mail about the visit since `since`, or the confirmation of its series.
 */
export async function isTold(
  tx: CalendarTransaction,
  about: MailOf,
  since: number,
): Promise<boolean> {
  const { accountId, bookingId } = about;
  const { rows } = await tx.execute(sql`
    select from messages where ${toCustomer(about)}
      and kind in ('booked', 'moved', 'rearranged', 'given', 'reminder') and dead_at is null
      and (sent_at is not null or (kind <> 'reminder' and claimed_until is not null)
        or (kind in ('rearranged', 'given') and tries > 0))
    union all
    select from bookings b join bookings o on o.account_id = b.account_id
        and o.series_id = b.series_id and o.id <> b.id
      join messages m on m.account_id = o.account_id and m.booking_id = o.id
    where b.account_id = ${accountId} and b.id = ${bookingId} and m.to_role = 'customer'
      and m.kind = 'booked' and m.dead_at is null
      and (m.sent_at > ${toTimestamp(since)} or (m.sent_at is null and m.claimed_until is not null))
    limit 1`);
  return rows.length > 0;
}

/** Finds unsent mail about this sequence. `isDead` is true if it was given up. */
export async function findWaiting(tx: CalendarTransaction, about: MailOf) {
  const { rows } = await tx.execute<{ kind: string; isDead: boolean }>(sql`
    select kind, dead_at is not null as "isDead" from messages where ${toCustomer(about)}
      and sent_at is null and kind in ('booked', 'moved', 'rearranged', 'given')`);
  return rows;
}

/** Deletes mail that nobody has begun to send. */
export async function dropWaiting(
  tx: CalendarTransaction,
  about: MailOf,
  kinds: readonly string[],
) {
  await tx.execute(sql`
    delete from messages where ${toCustomer(about)} and kind = any(${sql.param(kinds)}::text[])
      and sent_at is null and claimed_until is null and tries = 0`);
}

/** Gives unsent or dropped mail a new sequence. Mail of the kind `given` gets the kind `as`. */
export async function carryOver(
  tx: CalendarTransaction,
  about: MailOf,
  to: { sequence: number; without?: readonly string[]; as?: 'given' | 'rearranged' | null },
) {
  const { accountId, bookingId, sequence } = about;
  const kind = sql`case when kind = 'given' then ${to.as ?? 'given'} else kind end`;
  await tx.execute(sql`
    update messages set sequence = ${to.sequence}, dead_at = null, error_code = nullif(error_code, 'outdated'), kind = ${kind},
      unique_key = concat_ws('/', ${kind}, to_role, booking_id, ${to.sequence}::integer)
    where account_id = ${accountId} and booking_id = ${bookingId} and sequence = ${sequence}
      and sent_at is null and (dead_at is null or error_code = 'outdated')
      and kind <> all(${sql.param(to.without ?? [])}::text[])`);
}

/** Moves the reminder to `due`. Returns whether there is one. */
export async function remindAt(
  tx: CalendarTransaction,
  about: MailOf,
  due: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update messages set due_at = ${toTimestamp(due)}
    where ${toCustomer(about)} and kind = 'reminder' and sent_at is null and dead_at is null`);
  return (rowCount ?? 0) > 0;
}

/** Drops the reminder. {@link carryOver} can bring it back. */
export async function dropReminder(tx: CalendarTransaction, about: MailOf, now: number) {
  await tx.execute(sql`
    update messages set dead_at = ${toTimestamp(now)}, error_code = 'outdated'
    where ${toCustomer(about)} and kind = 'reminder' and sent_at is null and dead_at is null
      and claimed_until is null`);
}
