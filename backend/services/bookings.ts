import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  BookingAnswer,
  type BookingConfirmation,
  type BookingRequest,
} from '@/lib/contract/bookings';
import type { HostTable } from '@/lib/contract/host';
import { AppError } from '@/lib/errors';
import { spansWithin, toMarkedSpans } from '../db/calendar-query';
import { inCalendar, type Transaction } from '../db/calendar-transaction';
import { toRange } from '../db/ranges';
import type { Service } from '../service';
import { findRowId } from './accounts';
import { type BookedItem, checkWanted, planVisit, searchWindow, type Visit } from './visit';

const SCOPE = 'createBooking';

/** The key of a request, and what it stands for. */
interface Repeatable {
  key: string;
  bodyHash: string;
}

/**
 * Books a visit for a customer. Length and price are counted here; the whole range is taken in one
 * transaction of four round trips, together with the answer that a repeat of the key will get.
 * Throws `invalid`, `key_reused`, `not_found` for an unknown calendar, `slot_taken`.
 */
export const createBooking: Service<HostTable['createBooking']> = async (
  { body },
  { db, now, idempotencyKey },
) => {
  const wanted = { start: Date.parse(body.startTime), itemIds: body.serviceItems };
  checkWanted(wanted, now());
  const accountId = findRowId(String(body.settlnProviderId));
  if (accountId === null) throw unknownCalendar();
  const repeatable =
    idempotencyKey === undefined ? null : { key: idempotencyKey, bodyHash: hashOf(body) };

  return inCalendar(db, accountId, async (tx) => {
    const calendar = await readCalendar(tx, accountId, body, repeatable, now());
    if (calendar.given) return confirmation(calendar.given);
    const visit = planVisit(wanted, calendar, now());
    return confirmation(await insertBooking(tx, accountId, body, visit, repeatable));
  });
};

function unknownCalendar(): AppError {
  return new AppError('not_found', 'This provider is not accepting bookings right now.');
}

function confirmation(booking: BookingAnswer): BookingConfirmation {
  return { success: true, booking, message: 'Booking confirmed' };
}

function hashOf(body: BookingRequest): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

const KnownKey = z.object({ bodyHash: z.string(), answer: BookingAnswer }).nullable();

/** Everything that the decision needs, read in one round trip; `given` is the answer to a repeat. */
async function readCalendar(
  tx: Transaction,
  accountId: number,
  body: BookingRequest,
  repeatable: Repeatable | null,
  now: number,
) {
  const { rows } = await tx.execute<{
    known: unknown;
    takes_bookings: boolean | null;
    items: BookedItem[];
    spans: unknown;
  }>(sql`
    select
      (select json_build_object('bodyHash', body_hash, 'answer', answer) from idempotency_keys
        where scope = ${SCOPE} and key = ${repeatable?.key ?? null}) as known,
      (select takes_bookings from accounts where id = ${accountId}) as takes_bookings,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name,
          'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes)), '[]')
        from service_items i join listings l on l.id = i.listing_id
        where i.id = any(${sql.param(body.serviceItems)}::bigint[]) and i.deleted_at is null
          and l.account_id = ${accountId} and l.status = 'approved') as items,
      ${spansWithin(accountId, searchWindow(Date.parse(body.startTime), now))} as spans`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers one row');
  const known = KnownKey.parse(row.known);
  if (known && known.bodyHash !== repeatable?.bodyHash) {
    throw new AppError(
      'key_reused',
      'This confirmation was already used for another booking. Please review your booking again.',
    );
  }
  if (!known && !row.takes_bookings) throw unknownCalendar();
  return { given: known?.answer, items: row.items, spans: toMarkedSpans(row.spans) };
}

/** Inserts the booking, its items and the key's answer in one statement. */
async function insertBooking(
  tx: Transaction,
  accountId: number,
  body: BookingRequest,
  visit: Visit,
  repeatable: Repeatable | null,
): Promise<BookingAnswer> {
  const answer = {
    settlnProviderId: accountId,
    customerName: body.customerName,
    startTime: new Date(visit.during.from).toISOString(),
    endTime: new Date(visit.during.to).toISOString(),
    durationMinutes: visit.durationMinutes,
    totalPrice: visit.totalMinor / 100,
    status: 'confirmed' as const,
  };
  const { rows } = await tx.execute<{ id: number }>(sql`
    with booking as (
      insert into bookings
        (account_id, during, customer_name, customer_phone, customer_email, total_minor)
      values (${accountId}, ${toRange(visit.during)}::tstzrange, ${body.customerName},
        ${body.customerPhone}, ${body.customerEmail || null}, ${visit.totalMinor})
      returning id
    ), items as (
      insert into booking_items
        (booking_id, position, service_item_id, name, price_minor, duration_minutes)
      select booking.id, item.place - 1, item.id, item.name, item."priceMinor", item."durationMinutes"
      from booking, rows from (
        json_to_recordset(${JSON.stringify(visit.items)}::json)
          as (id integer, name text, "priceMinor" integer, "durationMinutes" integer)
      ) with ordinality as item(id, name, "priceMinor", "durationMinutes", place)
    ), key as (
      insert into idempotency_keys (scope, key, body_hash, answer)
      select ${SCOPE}, ${repeatable?.key ?? null}, ${repeatable?.bodyHash ?? null},
        ${JSON.stringify(answer)}::jsonb || jsonb_build_object('id', booking.id)
      from booking where ${repeatable !== null}
    )
    select id from booking`);
  const [row] = rows;
  if (!row) throw new Error('an insert without a row');
  return { id: row.id, ...answer };
}
