import { type SQL, sql } from 'drizzle-orm';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { personOf } from '@/backend/db/first-person';
import { planMail, queueAbout } from '@/backend/mail/queue';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import { insertBooking, readCalendar } from './booking-rows';
import type { Call } from './call';
import { findRowId, unknownCalendar } from './public-accounts';
import { checkWanted, planVisit } from './visit';

/** A visit may also begin in the running quarter hour. By default it is with the first person. */
export const bookSlot: Call<HostTable['bookSlot']> = async (
  { body },
  { db, now, outbox, kept },
) => {
  const wanted = {
    start: body.startsAt,
    itemIds: [Number(body.serviceItemId)],
    services: 'any' as const,
    phone: null,
    email: null,
  };
  const since = Math.floor(now() / SLOT_MS) * SLOT_MS;
  checkWanted(wanted, since);
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');

  const work = async (tx: CalendarTransaction) => {
    const calendar = await readCalendar(tx, accountId, wanted, null, since);
    const person = body.person ?? calendar.people[0]?.id;
    const visit = planVisit({ ...wanted, person }, calendar, { now: since, audience: 'provider' });
    const customer = { ...body, isProvider: true };
    const written = { now: now(), outbox, linkSecret: null };
    const booking = await insertBooking(tx, accountId, customer, visit, null, written);
    return { success: true, message: 'Booking confirmed', booking } as const;
  };
  return inCalendar(db, accountId, work, kept);
};

/** Null for a provider's booking without an address: nobody would read the reason. */
export function reasonFor({ reason }: { reason?: string | undefined }): SQL {
  return sql`case when not by_provider or customer_email is not null then nullif(${reason ?? ''}::text, '') end`;
}

/**
 * The booking is the first person's by default. Throws `conflict` if another booking has this time
 * by now.
 */
export const cancelBooking: Call<HostTable['cancelBooking']> = async (
  { body },
  { db, now, outbox, kept },
) => {
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const cancel = async (tx: CalendarTransaction) => {
    const { rows } = await tx.execute<{ has_item: boolean }>(sql`
      with held as (
        select b.id, exists(select from booking_items i
          where i.account_id = b.account_id and i.booking_id = b.id and i.service_item_id = ${body.serviceItemId}::bigint) as has_item
        from bookings b
        where b.account_id = ${accountId} and b.status = 'confirmed'
          and b.person_id = ${personOf(accountId, body.person)}
          and b.during @> ${toIso(body.startsAt)}::timestamptz
      ), freed as (
        update bookings b set status = 'cancelled', cancelled_by = 'provider',
          cancelled_at = ${toIso(now())}, sequence = b.sequence + 1,
          cancel_reason = ${reasonFor(body)}
        from held where b.account_id = ${accountId} and b.id = held.id and held.has_item
        returning b.id, b.sequence, b.customer_email
      ), mail as (${queueAbout('freed', accountId, planMail('cancelled', 'provider', { now: now(), during: null }), outbox)})
      select has_item from held`);
    const [found] = rows;
    if (!found) {
      throw new AppError('not_found', readerTexts('errors.reasons')('noBooking'));
    }
    if (!found.has_item) {
      throw new AppError('conflict', refusal('heldByOther'));
    }
  };
  await inCalendar(db, accountId, cancel, kept);
  outbox?.nudge();
  return { success: true, message: 'Booking cancelled' };
};
