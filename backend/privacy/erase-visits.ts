import { sql } from 'drizzle-orm';
import { inCalendar } from '@/backend/db/calendar-transaction';
import type { Database } from '@/backend/db/client';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { WITHOUT_VISITOR } from './visitor-columns';

const at = (instant: number) => sql`to_timestamp(${instant / 1000})`;

export interface ErasedVisits {
  visits: number;
  cancelled: number;
  answers: number;
}

/**
 * Coming visits are cancelled as by the customer, because nobody could be reached about them; the
 * provider is told. The customer's links show none of them any more.
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
      const { rows: freed } = await tx.execute(sql`
        with freed as (
          update bookings set status = 'cancelled', cancelled_by = 'customer',
            cancelled_at = ${at(now)}, sequence = sequence + 1, ${WITHOUT_VISITOR}
          where ${ofCalendar} and status = 'confirmed' and lower(during) > ${at(now)}
          returning id, sequence, customer_email
        ), mail as (${queueAbout('freed', accountId, planMail('cancelled', 'customer', { now, during: null }), outbox)})
        select id from freed`);
      const emptied = await tx.execute(
        sql`update bookings set link_version = link_version + 1, ${WITHOUT_VISITOR}
          where ${ofCalendar}`,
      );
      await tx.execute(sql`
        delete from messages where account_id = ${accountId} and booking_id = ${ids}
          and to_role = 'customer'`);
      erased.cancelled += freed.length;
      erased.visits += emptied.rowCount ?? 0;
    });
  }
  const answers = await db.execute(sql`
    delete from idempotency_keys where (answer->>'id')::int = ${ids}
      or (answer->'booking'->>'id')::int = ${ids}`);
  return { ...erased, answers: answers.rowCount ?? 0 };
}
