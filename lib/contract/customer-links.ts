import { z } from 'zod';
import { toMinor } from '@/lib/domain/money';
import { BookedPerson } from './bookings';
import { Instant, PersonNumber, ReaderLanguage } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { renamed } from './renamed';
import { SlotAnswer, WireSlot } from './slots';
import { readableIn, WireCalendarId, WireId, WireInstant, WireText, WireUrl } from './wire';

const ManageToken = z.string().min(1).max(200);

const WireCustomerBooking = z.object({
  id: z.number().int(),
  settlnProviderId: z.number().int(),
  /** For booking again; null if not public any more. */
  providerId: z.string().nullable(),
  provider: z.object({
    name: z.string(),
    address: z.string(),
    phoneNumber: z.string(),
    whatsappNumber: z.string(),
    /** Of the numbers without a country code; "" if unknown. */
    countryIso: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
  customerName: z.string(),
  customerPhone: z.string(),
  startTime: Instant,
  endTime: Instant,
  serviceItems: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      price: z.number(),
      durationMinutes: z.number().int(),
    }),
  ),
  totalPrice: z.number(),
  status: z.enum(['confirmed', 'cancelled']),
  cancelledBy: z.enum(['customer', 'provider']).nullable(),
  cancelledAt: Instant.nullable(),
  cancelReason: z.string().nullable(),
  /** The start before the last move. */
  movedFrom: Instant.nullable(),
  movesLeft: z.number().int().nonnegative(),
  sequence: z.number().int().nonnegative(),
  person: BookedPerson.optional(),
  /** Of a past visit that may be reviewed. */
  review: z.object({ token: z.string(), isWritten: z.boolean(), isMissed: z.boolean() }).optional(),
});

const CustomerBookingAnswer = renamed(WireCustomerBooking, { serviceItems: 'items' });
export type CustomerBookingAnswer = z.output<typeof CustomerBookingAnswer>;

/** Null for an invalid, revoked or ended link. */
const LinkedBookingAnswer = z.object({ booking: CustomerBookingAnswer.nullable() });

const CustomerBooking = WireCustomerBooking.extend({
  id: WireId,
  // The previous release sends neither of the next two.
  customerPhone: z.string().catch(''),
  cancelReason: z.string().nullable().catch(null),
  settlnProviderId: WireCalendarId,
  provider: WireCustomerBooking.shape.provider.extend({
    // The previous release does not send it.
    countryIso: WireText,
    profileImageUrl: WireUrl,
  }),
  startTime: WireInstant,
  endTime: WireInstant,
  cancelledAt: WireInstant.nullable(),
  movedFrom: WireInstant.nullable(),
  serviceItems: z.array(
    z
      .object({ id: WireId, name: z.string(), price: z.number(), durationMinutes: z.number() })
      .transform(({ price, ...item }) => ({ ...item, priceMinor: toMinor(price) })),
  ),
}).transform(
  ({ settlnProviderId, providerId, startTime, endTime, serviceItems, totalPrice, ...booking }) => ({
    ...booking,
    calendarId: settlnProviderId,
    serviceId: providerId,
    startsAt: startTime,
    endsAt: endTime,
    items: serviceItems,
    totalMinor: toMinor(totalPrice),
  }),
);

/** Epoch ms and cents. */
export type CustomerBooking = z.infer<typeof CustomerBooking>;

const LinkedBooking = z
  .object({ booking: CustomerBooking.nullable() })
  .transform(({ booking }) => booking);

const OfLink = z.object({ token: ManageToken });

/** With a language the booking's mail is in that one from now on. */
const OfChange = OfLink.extend({ language: ReaderLanguage });

/** Cancels only if the customer was shown this start. */
const CancelRequest = renamed(OfChange.extend({ startTime: Instant.optional() }));

/** Length and price stay the same. */
const MoveRequest = renamed(
  OfChange.extend({ startTime: Instant, person: PersonNumber.optional() }),
);

/** False for an invalid token. */
const MailStopped = z.object({ stopped: z.boolean() });

/** Tokens never stand in a path, which logs keep. */
export const customerLinkRows = {
  findCustomerBooking: endpoint({
    method: 'GET',
    path: 'customerBookings',
    summary:
      'The booking of a customer’s link, until 30 days after the visit; null for no such link.',
    source: 'extension',
    extension: 'customer-links',
    query: OfLink,
    answer: LinkedBookingAnswer,
    read: LinkedBooking,
  }),
  listSlotsForMove: endpoint({
    method: 'GET',
    path: 'customerBookings/slots',
    summary:
      'The set slots of the calendar between two instants, as they would be without this booking.',
    source: 'extension',
    extension: 'customer-links',
    query: renamed(OfLink.extend({ startTime: Instant, endTime: Instant })),
    refuses: ['gone'],
    answer: z.array(SlotAnswer),
    read: readableIn(WireSlot),
  }),
  cancelCustomerBooking: endpoint({
    method: 'POST',
    path: 'customerBookings/cancel',
    summary:
      'The customer cancels, until an hour before the start. A repeat answers the same; later than ' +
      'that it is a conflict. With a `startTime`, a booking with another start is left as it is.',
    source: 'extension',
    extension: 'customer-links',
    body: CancelRequest,
    onlyFor: { language: 'languages' },
    refuses: ['gone', 'conflict', 'moved'],
    answer: LinkedBookingAnswer,
    read: LinkedBooking,
  }),
  moveCustomerBooking: endpoint({
    method: 'POST',
    path: 'customerBookings/move',
    summary:
      'The customer moves the whole visit, until an hour before its start and five times at most. ' +
      'With an Idempotency-Key header a repeat does not move it again. A start that is not free ' +
      'answers 409 with `nearestStarts`.',
    source: 'extension',
    extension: 'customer-links',
    body: MoveRequest,
    onlyFor: { person: 'people', language: 'languages' },
    refuses: ['gone', 'conflict', 'slot_taken', 'key_reused'],
    answer: LinkedBookingAnswer,
    read: LinkedBooking,
  }),
  stopMail: endpoint({
    method: 'POST',
    path: 'mail/stop',
    summary:
      'Ends all mail to the address whose mail has this token, and the links of its bookings.',
    source: 'extension',
    extension: 'mail-stop',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: MailStopped,
    read: MailStopped,
  }),
} as const;

const CustomerVisit = z.object({
  visit: z
    .object({
      startsAt: z.number(),
      endsAt: z.number(),
      cancelledBy: z.enum(['customer', 'provider']).nullable(),
    })
    .nullable(),
});

export const customerLinkApi = {
  findCustomerVisit: apiEndpoint({
    method: 'POST',
    path: '/api/customer-visit',
    limit: 'reads',
    summary: 'When the visit of a customer’s link is now. The token may stand in no URL.',
    source: 'extension',
    body: OfLink,
    answer: CustomerVisit,
    read: CustomerVisit,
  }),
} as const;
