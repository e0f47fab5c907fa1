import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { idIn } from '@/backend/db/moderation-sql';
import { findMailKind } from './mail-kinds';
import { IS_UNDELIVERED, waitsAt } from './outbox-rows';
import { DECIDED_REVIEW } from './verdict-letter';

const MOST = 100;

const Unsent = z.array(
  z.object({
    id: z.string(),
    kind: z.string().transform((kind) => findMailKind(kind)?.name ?? kind),
    toRole: z.enum(['customer', 'provider']),
    /** Null if the address is not there any more. */
    to: z.string().nullable(),
    /** With it, a provider can be reached in another way. */
    phone: z.string().nullable(),
    bookingId: z.number().nullable(),
    tries: z.number(),
    /** The code of the last failure. Null if nothing was tried. */
    errorCode: z.string().nullable(),
    /** When it is tried next, or when it was given up. */
    at: z.number(),
  }),
);
export type Unsent = z.infer<typeof Unsent>[number];

/** Returns the oldest hundred, and the total. */
export async function listUnsent(
  db: Database,
  which: 'waiting' | 'dead',
  now: number,
): Promise<{ shown: Unsent[]; total: number }> {
  const condition = which === 'waiting' ? waitsAt(now) : IS_UNDELIVERED;
  const { rows } = await db.execute(sql`
    select m.id, m.kind, m.to_role as "toRole", m.booking_id as "bookingId", m.tries,
      m.error_code as "errorCode",
      ${epochMs(sql`coalesce(m.dead_at, m.due_at)`)} as at,
      case when m.to_role = 'customer' then coalesce(b.customer_email,
          (select email from reports where id = m.notice_id),
          (select w.customer_email
            from staff_decisions d, lateral (select ${DECIDED_REVIEW} as id) about, reviews v, bookings w
            where d.id = m.staff_decision_id and v.id = ${idIn(sql`about.id`)}
              and w.account_id = v.account_id and w.id = v.booking_id))
        when m.kind = 'proving' then a.pending_email
        when m.kind = 'readdressed' then m.former_email
        else coalesce(a.notice_email, a.email) end as to,
      case when m.to_role = 'provider' then nullif(a.phone, '') end as phone
    from (select * from messages where ${condition} order by coalesce(dead_at, due_at)
      limit ${MOST}) m
      join accounts a on a.id = m.account_id
      left join bookings b on b.account_id = m.account_id and b.id = m.booking_id
    order by at`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from messages where ${condition}`,
  );
  return { shown: Unsent.parse(rows), total: counted[0]?.total ?? 0 };
}

/** Queues one or all undelivered messages again; returns how many. */
export async function revive(db: Database, which: string | 'all', now: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update messages set dead_at = null, error_code = null, claimed_until = null, tried_at = null,
      tries = 0, due_at = ${toTimestamp(now)}
    where ${IS_UNDELIVERED} and (${which} = 'all' or id::text = ${which})`);
  return rowCount ?? 0;
}
