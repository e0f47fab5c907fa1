import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind, Role } from '@/backend/db/mail-schema';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';

/** The part of the outbox that calls use; they queue nothing where no mail is set up. */
export interface Outbox {
  /** Says that a message may be due, so that it need not wait for the next look. */
  nudge: () => void;
}

/** A message to queue; `due` is in epoch seconds, as Postgres takes it. */
interface Planned {
  kind: MessageKind;
  role: Role;
  due: number;
}

const REMINDER_BEFORE_MS = DAY_MS;
/** A reminder that would follow the confirmation sooner than this is left out. */
const REMINDER_AFTER_MS = 2 * HOUR_MS;

const seconds = (instant: number) => instant / 1000;

function reminderFor(startsAt: number, now: number): Planned[] {
  const due = startsAt - REMINDER_BEFORE_MS;
  if (due < now + REMINDER_AFTER_MS) return [];
  return [{ kind: 'reminder', role: 'customer', due: seconds(due) }];
}

/** What is mailed about a booking that was made, or moved, to start at `startsAt` (epoch ms). */
export function planArranged(
  kind: 'booked' | 'moved',
  { by, startsAt }: { by: Role; startsAt: number },
  now: number,
): Planned[] {
  const customer: Planned = { kind, role: 'customer', due: seconds(now) };
  const provider: Planned = { kind, role: 'provider', due: seconds(now) };
  const told = by === 'customer' ? [customer, provider] : [customer];
  return [...told, ...reminderFor(startsAt, now)];
}

/** What is mailed about a booking that was cancelled. */
export function planCancelled(by: Role, now: number): Planned[] {
  const roles = by === 'customer' ? (['customer', 'provider'] as const) : (['customer'] as const);
  return roles.map((role) => ({ kind: 'cancelled', role, due: seconds(now) }));
}

/**
 * SQL that queues messages about bookings, as a part of the statement that changes them. `changed`
 * is the name of its part that returns `id`, `sequence` and `customer_email` of these bookings.
 * Nothing is queued for a customer without an e-mail address, nor without an outbox.
 */
export function queueAbout(
  changed: 'booking' | 'freed',
  accountId: number,
  planned: readonly Planned[],
  outbox: Outbox | null,
): SQL {
  const name = sql.raw(changed);
  return sql`
    insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at)
    select ${accountId}::integer, mail.kind, mail.role, ${name}.id, ${name}.sequence,
      concat_ws('/', mail.kind, mail.role, ${name}.id, ${name}.sequence), to_timestamp(mail.due)
    from ${name}, json_to_recordset(${JSON.stringify(outbox ? planned : [])}::json)
      as mail(kind text, role text, due double precision)
    where mail.role = 'provider' or ${name}.customer_email is not null`;
}
