import 'server-only';
import { z } from 'zod';
import { EVENT_CONSTANTS, type Event, eventRows } from '@/lib/shared/contract/events';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { toMinor } from '@/lib/shared/domain/money';
import { textReaders } from './form-texts';
import {
  Acknowledgement,
  MaybeInstant,
  oneIn,
  ReadTextLanguage,
  readableIn,
  WireFlag,
  WireLink,
  WireNumber,
  WireText,
  WireUrl,
} from './spellings';
import { findListingStatus } from './status';

const eventTexts = textReaders(EVENT_TABLE);

/** The form lacks these fields, so an edit sends back what was read. */
const kept = (constant: number) =>
  WireNumber.transform((number) => (Number.isInteger(number) ? (number ?? constant) : constant));

export const WireEvent = z
  .looseObject({
    id: z.union([z.string(), z.number()]).refine((id) => String(id).trim() !== ''),
    user_id: WireText,
    ...eventTexts.read,
    language: ReadTextLanguage,
    category: WireText,
    start_date: MaybeInstant,
    end_date: MaybeInstant,
    timezone: WireText,
    organizer_id: kept(EVENT_CONSTANTS.organizer_id),
    city_id: kept(EVENT_CONSTANTS.city_id),
    is_featured: z.unknown().optional(),
    community_id: WireNumber,
    ticket_required: WireFlag,
    ticket_price: WireNumber,
    ticket_currency: WireText,
    requires_booking: WireFlag,
    booking_link: WireLink,
    country_iso: WireText,
    image_url: WireUrl,
    status_reason: WireText,
    cancellation_words: z.string().nullish().catch(null),
    moved_from: MaybeInstant,
  })
  .transform(
    (wire): Event => ({
      id: String(wire.id).trim(),
      idAsSent: wire.id,
      userId: wire.user_id,
      ...eventTexts.fromWire(wire),
      category: wire.category,
      startsAt: wire.start_date ?? null,
      endsAt: wire.end_date ?? null,
      timeZone: wire.timezone,
      organizerId: wire.organizer_id,
      cityId: wire.city_id,
      isFeatured:
        wire.is_featured == null ? EVENT_CONSTANTS.is_featured : WireFlag.parse(wire.is_featured),
      communityId: wire.community_id,
      isTicketRequired: wire.ticket_required,
      ticketPriceMinor: toMinor(wire.ticket_price ?? 0),
      ticketCurrency: wire.ticket_currency,
      isBookingRequired: wire.requires_booking,
      bookingLink: wire.booking_link,
      countryIso: wire.country_iso,
      imageUrl: wire.image_url,
      status: findListingStatus(wire),
      statusReason: wire.status_reason,
      cancellation: wire.cancellation_words ?? null,
      movedFrom: wire.moved_from ?? null,
    }),
  );

export const FoundEvent = oneIn(WireEvent);

const ListedEvents = z.union([
  readableIn(WireEvent),
  FoundEvent.transform((event) => (event ? [event] : [])),
]);

export const documentedEvents = {
  getEvent: { ...eventRows.getEvent, read: FoundEvent },
  listEvents: { ...eventRows.listEvents, read: ListedEvents },
  updateEvent: { ...eventRows.updateEvent, read: Acknowledgement },
  createEvent: { ...eventRows.createEvent, read: Acknowledgement },
  deleteEvent: { ...eventRows.deleteEvent, read: Acknowledgement },
};
