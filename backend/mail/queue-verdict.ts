import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import type { Role } from '@/backend/db/mail-schema';
import { mailboxIn } from './mailbox';

type Queries = Pick<Database, 'execute'>;

export async function queueVerdict(
  tx: Queries,
  about: { accountId: number; decisionId: number; dueAt: number; toRole: Role },
): Promise<void> {
  await tx.execute(sql`
    insert into messages (account_id, kind, to_role, staff_decision_id, unique_key, due_at)
    values (${about.accountId}, 'verdict', ${about.toRole}, ${about.decisionId},
      ${`verdict/${about.decisionId}`}, ${toTimestamp(about.dueAt)})`);
}

/** Tells all customers with a coming visit. */
export async function tellSuspended(
  tx: Queries,
  accountId: number,
  decisionId: number,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<void> {
  await tx.execute(sql`
    insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at)
    select account_id, 'suspended', 'customer', id, sequence,
      concat_ws('/', 'suspended', ${decisionId}::text, id), ${toTimestamp(dueAt)}
    from bookings where account_id = ${accountId} and status = 'confirmed'
      and lower(during) > ${toTimestamp(now)} and customer_email is not null`);
}

/** Sends one mail to each mailbox, because nobody proved whose it is. */
export async function answerNotices(
  tx: Queries,
  about: {
    noticeIds: readonly number[];
    /** Null if no mail is sent. */
    accountId: number | null;
    decisionId: number;
    dueAt: number;
  },
): Promise<void> {
  if (about.noticeIds.length === 0) return;
  await tx.execute(sql`
    with answered as (
      update reports set answered_by = ${about.decisionId}
      where id = any(${sql.param(about.noticeIds)}::int[]) returning id, email
    )
    insert into messages (account_id, kind, to_role, notice_id, unique_key, due_at)
    select distinct on (${mailboxIn('email')}) ${about.accountId}::integer, 'answered', 'customer', id,
      concat_ws('/', 'answered', id, ${about.decisionId}::integer), ${toTimestamp(about.dueAt)}
    from answered where email is not null and ${about.accountId}::integer is not null
    order by ${mailboxIn('email')}, id`);
}

/** Deletes unsent mail about the decision. */
export async function untell(tx: Queries, decisionId: number): Promise<void> {
  await tx.execute(sql`
    delete from messages where sent_at is null
      and (staff_decision_id = ${decisionId}
        or kind = 'answered' and unique_key = concat_ws('/', 'answered', notice_id, ${decisionId}::integer)
        or kind = 'suspended' and unique_key like ${`suspended/${decisionId}/%`})`);
}
