import { sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/calendar-transaction';

/** The state of a booking that mail is about. */
export interface MailOf {
  accountId: number;
  bookingId: number;
  sequence: number;
}

const toCustomer = ({ accountId, bookingId, sequence }: MailOf) => sql`
  account_id = ${accountId} and booking_id = ${bookingId} and sequence = ${sequence}
  and to_role = 'customer'`;

/** Whether the customer may have read that the visit is where it is now. */
export async function isTold(tx: Transaction, about: MailOf): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from messages where ${toCustomer(about)}
      and (kind in ('rearranged', 'given') or (kind = 'reminder' and sent_at is not null))
      and dead_at is null and (sent_at is not null or claimed_until is not null or tries > 0)
    limit 1`);
  return rows.length > 0;
}

/** Takes back what was queued with a move and has not begun to go. */
export async function dropWaiting(tx: Transaction, about: MailOf, kinds: readonly string[]) {
  await tx.execute(sql`
    delete from messages where ${toCustomer(about)} and kind = any(${sql.param(kinds)}::text[])
      and sent_at is null and claimed_until is null and tries = 0`);
}

/** What still was to be mailed of another state holds under a new number, also what was dropped for it. */
export async function carryOver(
  tx: Transaction,
  about: MailOf,
  to: { sequence: number; without?: readonly string[] },
) {
  const { accountId, bookingId, sequence } = about;
  await tx.execute(sql`
    update messages set sequence = ${to.sequence}, dead_at = null, error_code = null,
      unique_key = concat_ws('/', kind, to_role, booking_id, ${to.sequence}::integer)
    where account_id = ${accountId} and booking_id = ${bookingId} and sequence = ${sequence}
      and sent_at is null and (dead_at is null or error_code = 'outdated')
      and kind <> all(${sql.param(to.without ?? [])}::text[])`);
}

/** A reminder waits for its visit where that is now. Returns whether there is one. */
export async function remindAt(tx: Transaction, about: MailOf, due: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update messages set due_at = to_timestamp(${due / 1000})
    where ${toCustomer(about)} and kind = 'reminder' and sent_at is null and dead_at is null`);
  return (rowCount ?? 0) > 0;
}
