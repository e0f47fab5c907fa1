import { createHash } from 'node:crypto';
import type { BookingAnswer, BookingConfirmation, BookingRequest } from '@/lib/contract/bookings';
import type { HostTable } from '@/lib/contract/host';
import { inCalendar } from '../db/calendar-transaction';
import type { Service } from '../service';
import { findRowId } from './accounts';
import { insertBooking, readCalendar, unknownCalendar } from './booking-rows';
import { checkWanted, planVisit } from './visit';

/**
 * Books a visit for a customer. Length and price are counted here; the whole range is taken in one
 * transaction of four round trips, together with the answer that a repeat of the key will get.
 * Throws `invalid`, `key_reused`, `not_found` for an unknown calendar, `slot_taken`.
 */
export const createBooking: Service<HostTable['createBooking']> = async (
  { body },
  { db, now, idempotencyKey },
) => {
  const wanted = {
    start: Date.parse(body.startTime),
    itemIds: body.serviceItems,
    listings: 'approved' as const,
  };
  checkWanted(wanted, now());
  const accountId = findRowId(String(body.settlnProviderId));
  if (accountId === null) throw unknownCalendar();
  const repeatable =
    idempotencyKey === undefined ? null : { key: idempotencyKey, bodyHash: hashOf(body) };

  return inCalendar(db, accountId, async (tx) => {
    const calendar = await readCalendar(tx, accountId, wanted, repeatable, now());
    if (calendar.given) return confirmation(calendar.given);
    const visit = planVisit(wanted, calendar, now());
    return confirmation(await insertBooking(tx, accountId, body, visit, repeatable));
  });
};

function confirmation(booking: BookingAnswer): BookingConfirmation {
  return { success: true, booking, message: 'Booking confirmed' };
}

function hashOf(body: BookingRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
