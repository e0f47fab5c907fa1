import { type SQL, sql } from 'drizzle-orm';
import { holdCustomers } from '@/backend/calls/customers/customer-rows';
import { inCalendar } from '@/backend/db/calendar-transaction';
import type { Database } from '@/backend/db/client';
import { keyOf } from '@/backend/db/customer-keys';
import { toTimestamp } from '@/backend/db/instants';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { CALENDAR_IN_ANSWER } from '@/lib/shared/contract/bookings';
import { emptyReviews } from './reviews';
import { WITHOUT_VISITOR } from './visitor-columns';

export interface ErasedVisits {
  visits: number;
  cancelled: number;
  answers: number;
}

/** SQL: forgets notes about the customers of these bookings, under all of their keys. */
function forgetNoted(accountId: number, ids: SQL): SQL {
  return sql`
    with erased as (
      select distinct unnest(customer_keys(b.account_id, ${keyOf('b')})) as key
      from bookings b where b.account_id = ${accountId} and b.id = ${ids} and ${keyOf('b')} is not null
    ), noted as (
      delete from customer_notes
      where account_id = ${accountId} and customer_key in (select key from erased)
    )
    delete from customer_merges where account_id = ${accountId}
      and (customer_key in (select key from erased) or into_key in (select key from erased))`;
}

/**
 * Cancels coming visits in the customer's name. The provider is told, but the customer cannot be
 * reached any more.
 */
export async function eraseVisits(
  db: Database,
  bookingIds: readonly number[],
  { now, outbox }: { now: number; outbox: Outbox | null },
): Promise<ErasedVisits> {
  const ids = sql`any(${sql.param(bookingIds)}::int[])`;
  const { rows: calendars } = await db.execute<{ id: number }>(
    sql`select distinct account_id as id from bookings where id = ${ids}`,
  );
  const erased: ErasedVisits = { visits: 0, cancelled: 0, answers: 0 };
  for (const { id: accountId } of calendars) {
    const ofCalendar = sql`account_id = ${accountId} and id = ${ids}`;
    await inCalendar(db, accountId, async (tx) => {
      await tx.execute(holdCustomers(accountId));
      await tx.execute(forgetNoted(accountId, ids));
      const { rows: freed } = await tx.execute(sql`
        with freed as (
          update bookings set status = 'cancelled', cancelled_by = 'customer',
            cancelled_at = ${toTimestamp(now)}, sequence = sequence + 1, ${WITHOUT_VISITOR}
          where ${ofCalendar} and status = 'confirmed' and lower(during) > ${toTimestamp(now)}
          returning id, sequence, customer_email
        ), mail as (${queueAbout('freed', accountId, planMail('cancelled', 'customer', { now, during: null }), outbox)})
        select id from freed`);
      const emptied = await tx.execute(
        sql`update bookings set link_version = link_version + 1, ${WITHOUT_VISITOR}
          where ${ofCalendar}`,
      );
      await emptyReviews(tx, sql`account_id = ${accountId} and booking_id = ${ids}`);
      await tx.execute(sql`
        delete from booking_origins where account_id = ${accountId} and booking_id = ${ids}`);
      await tx.execute(sql`
        delete from messages where account_id = ${accountId} and booking_id = ${ids}
          and to_role = 'customer'`);
      erased.cancelled += freed.length;
      erased.visits += emptied.rowCount ?? 0;
    });
  }
  const answers = await db.execute(sql`
    delete from idempotency_keys where (answer->>'id')::int = ${ids}
      or (answer->'booking'->>'id')::int = ${ids}
      or (answer->'given'->'booking'->>'id')::int = ${ids}
      or scope = 'saveCustomerNote' and answer->>${CALENDAR_IN_ANSWER} = any(
        ${sql.param(calendars.map(({ id }) => String(id)))})`);
  return { ...erased, answers: answers.rowCount ?? 0 };
}
