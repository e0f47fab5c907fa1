import { type SQL, sql } from 'drizzle-orm';
import { toTimestamp } from '@/backend/db/instants';
import { isKnown } from '@/backend/mail/mailbox';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { DAY_MS } from '@/lib/shared/time/units';

/** Strangers to mail in a day. Without a limit, a provider could mail any list of addresses. */
const MOST_STRANGERS = 40;

/**
 * SQL: whether this address is a stranger's and the account has already booked by hand for too many
 * strangers in the last day. A series counts once.
 */
export function isOneStrangerTooMany(accountId: number, email: string | null, now: number): SQL {
  if (email === null) return sql`false`;
  return sql`(not ${isKnown(sql`${mailboxOf(email)}`, now)} and (
    select count(*) >= ${MOST_STRANGERS} from bookings b
    where b.account_id = ${accountId} and b.by_provider and b.customer_email is not null
      and coalesce(b.series_id, b.id) = b.id and b.created_at > ${toTimestamp(now - DAY_MS)}
      and not ${isKnown(sql`mailbox_of(b.customer_email)`, now)}))`;
}
