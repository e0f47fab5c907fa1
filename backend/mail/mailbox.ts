import { type SQL, sql } from 'drizzle-orm';
import { toTimestamp } from '@/backend/db/instants';
import { LOCKS_OF } from '@/backend/db/locks';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';

/** SQL: the mailbox of the address in this column, as in `mailboxOf` and its index. */
export const mailboxIn = (column: string) => sql.raw(`mailbox_of(${column})`);
export const MAILBOX = mailboxIn('customer_email');

/**
 * SQL: locks a mailbox until the transaction ends, so that nobody else queues mail between the
 * count and the insert. Count in a later statement.
 */
export function holdAddress(email: string | null): SQL {
  const mailbox = email && mailboxOf(email);
  return sql`case when ${mailbox}::text is not null
    then pg_advisory_xact_lock(${LOCKS_OF.mailbox}, hashtext(${mailbox})) end`;
}

/**
 * SQL: whether the owner of the mailbox used a link of our mail or came to a visit, so that they
 * are no stranger. `mailbox` is SQL as well. An address that a provider entered by hand proves
 * nothing.
 */
export function isKnown(mailbox: SQL, now: number): SQL {
  return sql`exists(select from bookings known
    where mailbox_of(known.customer_email) = ${mailbox} and (known.answered_at is not null
      or (not known.by_provider and known.status = 'confirmed' and known.missed_at is null
        and upper(known.during) <= ${toTimestamp(now)})))`;
}
