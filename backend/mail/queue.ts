import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '@/backend/db/mail-schema';
import { BOOKING_MAIL, type BookingEvent, type When } from './mail-kinds';

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

/** Plans the mail about a change of a booking. `by` is who changed it. */
export function planMail(change: BookingEvent, by: Role, when: When): Planned[] {
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

/**
 * SQL: queues messages in the same statement that changes bookings. `changed` is the part of it
 * that returns their `id`, `sequence` and `customer_email`. Queues nothing without an address or an
 * outbox.
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
      concat_ws('/', mail.kind, mail.role, ${name}.id, ${name}.sequence),
      to_timestamp(mail.due)
    from ${name}, json_to_recordset(${JSON.stringify(outbox ? planned : [])}::json)
      as mail(kind text, role text, due double precision)
    where mail.role = 'provider' or ${name}.customer_email is not null`;
}
