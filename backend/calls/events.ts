import { and, desc, eq } from 'drizzle-orm';
import { accounts, events } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { readerTexts } from '@/backend/texts/refusal';
import { type EventAnswer, eventTexts } from '@/lib/shared/contract/events';
import type { HostTable } from '@/lib/shared/contract/host';
import { toDecimal } from '@/lib/shared/domain/money';
import { AppError } from '@/lib/shared/errors';
import { toIso } from '@/lib/shared/time/instant';
import type { Call } from './call';

export function toAnswer(row: typeof events.$inferSelect, userId: string): EventAnswer {
  return {
    id: row.id,
    user_id: userId,
    ...eventTexts.toWire(row),
    category: row.category,
    start_date: toIso(row.startsAt),
    end_date: toIso(row.endsAt),
    timezone: row.timezone,
    organizer_id: row.organizerId,
    city_id: row.cityId,
    is_featured: row.isFeatured,
    community_id: row.communityId,
    ticket_required: row.ticketRequired,
    ticket_price: toDecimal(row.ticketPriceMinor),
    ticket_currency: row.ticketCurrency,
    requires_booking: row.requiresBooking,
    booking_link: row.bookingLink,
    country_iso: row.countryIso,
    image_url: row.imageUrl,
    status: row.status,
    status_reason: row.statusReason,
    cancellation_words: row.cancellation,
    moved_from: row.movedFrom && toIso(row.movedFrom),
    created_at: toIso(row.createdAt),
  };
}

/** Finds an event of any status. Callers have to check who may see it. */
export const getEvent: Call<HostTable['getEvent']> = async ({ query }, { db }) => {
  const [row] = isUuid(query.eventId)
    ? await db
        .select({ event: events, userId: accounts.userId })
        .from(events)
        .innerJoin(accounts, eq(accounts.id, events.accountId))
        .where(eq(events.id, query.eventId))
    : [];
  if (!row) throw new AppError('not_found', readerTexts('errors.reasons')('noEvent'));
  return toAnswer(row.event, row.userId);
};

export const listEvents: Call<HostTable['listEvents']> = async ({ query }, { db }) => {
  const rows = await db
    .select({ event: events, userId: accounts.userId })
    .from(events)
    .innerJoin(accounts, eq(accounts.id, events.accountId))
    .where(and(eq(accounts.userId, query.userId), eq(events.hostCountry, query.hostCountry)))
    .orderBy(desc(events.startsAt), events.id);
  return rows.map(({ event, userId }) => toAnswer(event, userId));
};
