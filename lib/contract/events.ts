import { z } from 'zod';
import { findListingStatus, LISTING_STATUSES } from '@/lib/domain/listing-status';
import { WireFlag, WireId, WireInstant, WireNumber, WireText, WireUrl } from './wire';

/** An event as our backend sends it (provider §3). Instants are UTC; `timezone` is an IANA name. */
export const EventAnswer = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  address: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  timezone: z.string(),
  community_id: z.number().int(),
  ticket_required: z.boolean(),
  ticket_price: z.number().min(0),
  ticket_currency: z.string(),
  requires_booking: z.boolean(),
  booking_link: z.string(),
  country_iso: z.string(),
  image_url: z.string().nullable(),
  status: z.enum(LISTING_STATUSES),
  /** Why it was rejected or delisted, for its owner; an extension of ours. */
  status_reason: z.string().nullable(),
  created_at: z.string(),
});
export type EventAnswer = z.infer<typeof EventAnswer>;

const MaybeInstant = WireInstant.nullish().catch(null);

/** An event in our shape: dates are ISO instants or null, texts are "" when absent. */
export const Event = z
  .looseObject({
    id: WireId,
    user_id: WireText,
    title: WireText,
    description: WireText,
    category: WireText,
    address: WireText,
    start_date: MaybeInstant,
    end_date: MaybeInstant,
    timezone: WireText,
    community_id: WireNumber,
    ticket_required: WireFlag,
    ticket_price: WireNumber,
    ticket_currency: WireText,
    requires_booking: WireFlag,
    booking_link: WireUrl,
    country_iso: WireText,
    image_url: WireUrl,
    status_reason: WireText,
  })
  .transform((wire) => ({
    id: wire.id,
    userId: wire.user_id,
    title: wire.title,
    description: wire.description,
    category: wire.category,
    address: wire.address,
    startsAt: wire.start_date ?? null,
    endsAt: wire.end_date ?? null,
    timeZone: wire.timezone,
    communityId: wire.community_id,
    isTicketRequired: wire.ticket_required,
    ticketPrice: wire.ticket_price ?? 0,
    ticketCurrency: wire.ticket_currency,
    isBookingRequired: wire.requires_booking,
    bookingLink: wire.booking_link,
    countryIso: wire.country_iso,
    imageUrl: wire.image_url,
    status: findListingStatus(wire),
    statusReason: wire.status_reason,
  }));
export type Event = z.infer<typeof Event>;
