import { z } from 'zod';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import { findListingStatus, LISTING_STATUSES } from '@/lib/domain/listings/status';
import { toMinor } from '@/lib/domain/money';
import { HostCountry, OwnThings, ReadTextLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { textShapes } from './form-table';
import {
  MaybeInstant,
  oneIn,
  readableIn,
  WireFlag,
  WireLink,
  WireNumber,
  WireText,
  WireUrl,
} from './wire';

export const eventTexts = textShapes(EVENT_TABLE);

/** Sent with each event for now (PC-031 to PC-033). */
export const EVENT_CONSTANTS = { organizer_id: 2, city_id: 3, is_featured: true } as const;

/** PC-027; instants are in UTC, `timezone` is IANA. */
export const EventAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  ...eventTexts.answer,
  category: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  timezone: z.string(),
  organizer_id: z.number().int(),
  city_id: z.number().int(),
  is_featured: z.boolean(),
  community_id: z.number().int(),
  ticket_required: z.boolean(),
  ticket_price: z.number().min(0),
  ticket_currency: z.string(),
  requires_booking: z.boolean(),
  booking_link: z.string(),
  country_iso: z.string(),
  image_url: z.string().nullable(),
  status: z.enum(LISTING_STATUSES),
  /** For its owner; an extension. */
  status_reason: z.string().nullable(),
  created_at: z.string(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

/** Not in the form; an edit sends back what was read. */
const kept = (constant: number) =>
  WireNumber.transform((number) => (Number.isInteger(number) ? (number ?? constant) : constant));

/**
 * Dates are epoch ms or null, missing texts "", money in minor units. `userId` is "" where the host
 * names no owner.
 */
export const Event = z
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
  })
  .transform((wire) => ({
    id: String(wire.id).trim(),
    /** As the host spells it, for edits. */
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
  }));
export type Event = z.infer<typeof Event>;

export const FoundEvent = oneIn(Event);

const ListedEvents = z.union([
  readableIn(Event),
  FoundEvent.transform((event) => (event ? [event] : [])),
]);

export const OfEvent = z.object({ eventId: z.string().min(1), hostCountry: HostCountry });

/** Of two rows with one path, the stricter comes first. */
export const eventRows = {
  getEvent: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'An event of any status; who may see it is the web app’s to decide.',
    source: 'PC-025, PC-026',
    query: OfEvent,
    refuses: ['not_found'],
    answer: EventAnswer,
    read: FoundEvent,
  }),
  listEvents: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'The events of a user, of every status, the latest start first.',
    source: 'PC-024',
    query: z.object({ userId: z.string().min(1), hostCountry: HostCountry }),
    answer: z.array(EventAnswer),
    read: ListedEvents,
  }),
} as const;

export const eventApi = {
  listOwnEvents: apiEndpoint({
    method: 'GET',
    path: '/api/events',
    limit: 'reads',
    summary: 'The events of the signed-in person, as their form would show them.',
    source: 'PC-024',
    answer: OwnThings,
    read: OwnThings,
  }),
} as const;
