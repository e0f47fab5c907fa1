import { type SQL, sql } from 'drizzle-orm';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { MAILBOX } from '@/backend/mail/queue';
import { mailboxOf } from '@/lib/domain/text/mail-address';
import { DAY_MS } from '@/lib/time/units';

/** Per day. Without limits a provider could mail any list of addresses. */
const MOST_OF_ACCOUNT = 40;
const MOST_OF_MAILBOX = 5;

export interface MailedToday {
  of_account: number;
  of_mailbox: number;
}

/**
 * SQL, as JSON: the last day's mail about bookings by hand, without waiting mail about `bookingId`.
 * A series counts once.
 */
export function mailedToday(
  accountId: number,
  email: string | null,
  now: number,
  bookingId: number | null = null,
): SQL {
  const since = toTimestamp(now - DAY_MS);
  return sql`(
    select json_build_object('of_account', count(*),
      'of_mailbox', count(*) filter (where ${MAILBOX} = ${email && mailboxOf(email)}::text))
    from (
      select customer_email from bookings
      where account_id = ${accountId} and by_provider and customer_email is not null
        and coalesce(series_id, id) = id and created_at > ${since}
      union all
      select b.customer_email from messages m
        join bookings b on b.account_id = m.account_id and b.id = m.booking_id
      where m.account_id = ${accountId} and m.kind in ('rearranged', 'given')
        and m.to_role = 'customer' and m.due_at > ${since}
        and b.by_provider and b.customer_email is not null
        and (m.sent_at is not null or (m.dead_at is null and m.sequence = b.sequence
          and b.id is distinct from ${bookingId}::integer))
    ) mailed)`;
}

export const isMailedOften = ({ of_account, of_mailbox }: MailedToday): boolean =>
  of_account >= MOST_OF_ACCOUNT || of_mailbox >= MOST_OF_MAILBOX;

/** Changes of bookings that customers made have no limit. */
export async function mayTell(
  tx: CalendarTransaction,
  { accountId, bookingId }: { accountId: number; bookingId: number },
  { byProvider, email }: { byProvider: boolean; email: string | null },
  now: number,
): Promise<boolean> {
  if (!byProvider) return true;
  const { rows } = await tx.execute<{ mailed: MailedToday }>(
    sql`select ${mailedToday(accountId, email, now, bookingId)} as mailed`,
  );
  return rows[0] !== undefined && !isMailedOften(rows[0].mailed);
}
