import { createHash } from 'node:crypto';
import { z } from 'zod';
import { inCalendar } from '@/backend/db/calendar-transaction';
import { toManageToken } from '@/backend/mail/manage-token';
import { hashNetwork } from '@/backend/reviews/hashes';
import { readerTexts } from '@/backend/texts/refusal';
import {
  type BookingAnswer,
  type BookingConfirmation,
  BookingRequest,
} from '@/lib/shared/contract/bookings';
import type { HostTable } from '@/lib/shared/contract/host';
import { type BookedByPhone, hasReachedLimit, PHONE_LIMITS } from '@/lib/shared/domain/limits';
import { AppError } from '@/lib/shared/errors';
import { insertBooking, readCalendar } from './booking-rows';
import type { Call } from './call';
import { findRowId, unknownCalendar } from './public-accounts';
import { checkWanted, planVisit } from './visit';

/**
 * Makes four round trips. Throws `too_many` if the telephone number has reached its limit, except
 * when a key is repeated.
 */
export const createBooking: Call<HostTable['createBooking']> = async (
  { body },
  { db, now, idempotencyKey, outbox, linkSecret },
) => {
  const wanted = {
    start: body.startsAt,
    itemIds: body.itemIds.map(Number),
    person: body.person,
    services: 'approved' as const,
    phone: body.customerPhone,
    email: body.customerEmail || null,
  };
  checkWanted(wanted, now());
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const repeatable =
    idempotencyKey === undefined ? null : { key: idempotencyKey, bodyHash: hashOf(body) };

  const booking = await inCalendar(db, accountId, async (tx) => {
    const calendar = await readCalendar(tx, accountId, wanted, repeatable, now());
    if (calendar.given) return calendar.given;
    if (calendar.byPhone) assertWithinLimits(calendar.byPhone);
    const visit = planVisit(wanted, calendar, { now: now(), audience: 'customer' });
    const customer = { ...body, isProvider: false };
    const network =
      body.network === undefined || linkSecret === null
        ? null
        : hashNetwork(body.network, linkSecret);
    const origin = { byUserId: body.bookedByUserId, network };
    const written = { now: now(), outbox, linkSecret, origin };
    return insertBooking(tx, accountId, customer, visit, repeatable, written);
  });
  outbox?.nudge();
  return confirmation(booking, linkSecret);
};

/** The error tells nothing about the bookings, because the caller may be a stranger. */
function assertWithinLimits(booked: BookedByPhone): void {
  if (!hasReachedLimit(booked)) return;
  throw new AppError('too_many', readerTexts('errors.reasons')('phoneBookingsClosed'), {
    retryAfterSeconds: PHONE_LIMITS.waitMs / 1000,
  });
}

/** Adds the token, which is not in the stored answer. */
function confirmation(booking: BookingAnswer, linkSecret: string | null): BookingConfirmation {
  const { id: bookingId, calendarId: accountId } = booking;
  const token = linkSecret && toManageToken({ accountId, bookingId, linkVersion: 0 }, linkSecret);
  return {
    success: true,
    booking: { ...booking, ...(token && { manageToken: token }) },
    message: 'Booking confirmed',
  };
}

/**
 * Hashes the body as it was sent, without the fields that the site adds, because these may differ
 * in a repeat.
 */
function hashOf(body: BookingRequest): string {
  const { timeZone, language, bookedByUserId, network, ...wire } = z.encode(BookingRequest, body);
  return createHash('sha256').update(JSON.stringify(wire)).digest('hex');
}
