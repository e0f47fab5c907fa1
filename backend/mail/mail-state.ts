import { type SQL, sql } from 'drizzle-orm';
import { KINDS_WITH_STATE, stateOf } from './mail-kinds';

/**
 * SQL for the `CustomerMail` of a row of `bookings` under its alias, at `now` (epoch ms). A mail that
 * nobody needed any more when its turn came does not count.
 */
export function customerMailState(alias: 'b', now: number): SQL {
  const booking = sql.raw(alias);
  return sql`(
    select case when m.sent_at is not null then 'sent' when m.dead_at is not null then 'undelivered'
      else 'waiting' end
    from messages m
    where m.account_id = ${booking}.account_id and m.booking_id = ${booking}.id
      and m.to_role = 'customer' and m.kind in ${KINDS_WITH_STATE} and m.error_code is distinct from 'outdated'
      and (m.due_at <= to_timestamp(${now / 1000}) or m.tries > 0)
    order by m.sequence desc, ${stateOf(sql`m.kind`)} desc limit 1)`;
}
