import { type SQL, sql } from 'drizzle-orm';
import { toTimestamp } from '@/backend/db/instants';
import { LOCKS_OF } from '@/backend/db/locks';
import type { Role } from '@/backend/db/mail-schema';
import { mailboxOf } from '@/lib/domain/text/mail-address';
import { BOOKING_MAIL, type Change, LIMITED_KINDS, type When } from './mail-kinds';

export interface Outbox {
  nudge: () => void;
  /** Whether push notices go as well. */
  tellsDevices?: boolean;
}

/** `due` is epoch seconds. */
interface Planned {
  kind: string;
  role: Role;
  due: number;
}

const ROLES = ['customer', 'provider'] as const;

/** Confirmations for one mailbox, until two of its visits have taken place. */
const MOST_A_DAY = 3;
const VISITS_OF_REGULARS = 2;

/** Plans the mail about a booking that `by` changed. */
export function planMail(change: Change, by: Role, when: When): Planned[] {
  return BOOKING_MAIL.filter(({ after }) => after.includes(change)).flatMap(
    ({ kind, due, letters }) => {
      const at = due(when);
      if (at === null) return [];
      const roles = ROLES.filter(
        (role) => letters[role] && (role === 'customer' || by === 'customer'),
      );
      return roles.map((role) => ({ kind, role, due: at / 1000 }));
    },
  );
}

/** SQL: the mailbox (lower case, no "+tag"), as in its index and in `mailboxOf`. */
export const mailboxIn = (column: string) =>
  sql.raw(String.raw`regexp_replace(lower(${column}), '^([^+@]+)\+[^@]*@', '\1@')`);
export const MAILBOX = mailboxIn('customer_email');

/**
 * SQL: locks a mailbox until the transaction ends, so that counting and queueing are one step.
 * Count in a later statement.
 */
export function holdAddress(email: string | null): SQL {
  const mailbox = email && mailboxOf(email);
  return sql`case when ${mailbox}::text is not null
    then pg_advisory_xact_lock(${LOCKS_OF.mailbox}, hashtext(${mailbox})) end`;
}

/**
 * SQL: until when a confirmation is held back by its mailbox's limit; null for none. Waiting mail
 * counts on the day when it is due, so that no day exceeds the limit. Outdated mail does not count.
 */
export function heldUntil(email: string, now: number): SQL {
  const at = toTimestamp(now);
  const mailbox = mailboxOf(email);
  return sql`
    case when (select count(*) from bookings
      where ${MAILBOX} = ${mailbox} and status = 'confirmed' and not by_provider
        and upper(during) <= ${at}) < ${VISITS_OF_REGULARS}
    then (select m.due_at + interval '24 hours'
      from bookings b join messages m on m.account_id = b.account_id and m.booking_id = b.id
      where ${MAILBOX} = ${mailbox} and m.kind in ${LIMITED_KINDS} and not b.by_provider
        and m.to_role = 'customer' and m.due_at > ${at} - interval '24 hours'
        and m.dead_at is null and (m.sent_at is not null or m.sequence = b.sequence)
      order by m.due_at desc offset ${MOST_A_DAY - 1} limit 1) end`;
}

/**
 * SQL: queues messages in the statement that changes bookings. `changed` is its part that returns
 * their `id`, `sequence` and `customer_email`. Queues nothing without an address or an outbox.
 * `held` ({@link heldUntil}) is only for kinds with a limit.
 */
export function queueAbout(
  changed: 'booking' | 'freed',
  accountId: number,
  planned: readonly Planned[],
  outbox: Outbox | null,
  held: SQL = sql`null::timestamptz`,
): SQL {
  const name = sql.raw(changed);
  return sql`
    insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at)
    select ${accountId}::integer, mail.kind, mail.role, ${name}.id, ${name}.sequence,
      concat_ws('/', mail.kind, mail.role, ${name}.id, ${name}.sequence),
      coalesce(case when mail.kind in ${LIMITED_KINDS} and mail.role = 'customer' then ${held} end,
        to_timestamp(mail.due))
    from ${name}, json_to_recordset(${JSON.stringify(outbox ? planned : [])}::json)
      as mail(kind text, role text, due double precision)
    where mail.role = 'provider' or ${name}.customer_email is not null`;
}
