import { sql } from 'drizzle-orm';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { planMail, queueAbout } from '@/backend/mail/queue';
import type { HostTable } from '@/lib/shared/contract/host';
import { isSameTelephone } from '@/lib/shared/domain/text/telephone';
import { toIso } from '@/lib/shared/time/instant';
import type { Call } from './call';
import { reasonFor } from './provider-visits';
import { findRowId, unknownCalendar } from './public-accounts';

/** Cancels all coming visits of a customer, however their number is written. */
export const cancelCustomer: Call<HostTable['cancelCustomer']> = async (
  { body },
  { db, now, outbox, kept },
) => {
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const at = toIso(now());
  const cancel = async (tx: CalendarTransaction) => {
    const { rows } = await tx.execute<{ id: number; phone: string }>(sql`
      select id, customer_phone as phone from bookings
      where account_id = ${accountId} and status = 'confirmed' and customer_phone is not null
        and during && tstzrange(${at}::timestamptz, null) and lower(during) > ${at}::timestamptz`);
    const ids = rows
      .filter(({ phone }) => isSameTelephone(phone, body.customerPhone))
      .map(({ id }) => id);
    if (ids.length > 0) {
      await tx.execute(sql`
        with freed as (
          update bookings set status = 'cancelled', cancelled_by = 'provider',
            cancelled_at = ${at}::timestamptz, sequence = sequence + 1,
            cancel_reason = ${reasonFor(body)}
          where account_id = ${accountId} and id = any(${sql.param(ids)}::int[])
          returning id, sequence, customer_email
        )
        ${queueAbout('freed', accountId, planMail('cancelled', 'provider', { now: now(), during: null }), outbox)}`);
    }
    return ids.length;
  };
  const cancelled = await inCalendar(db, accountId, cancel, kept);
  outbox?.nudge();
  return { cancelled };
};
