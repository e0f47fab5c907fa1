import { z } from 'zod';
import {
  CONTACT_ISSUES,
  CONTACT_LIMITS,
  type ContactField,
} from '@/lib/shared/domain/booking/contact';
import { asAddress, plainAddress } from '@/lib/shared/domain/text/mail-address';
import { isPhoneNumber, plainTelephone } from '@/lib/shared/domain/text/telephone';
import { hasLetterOrDigit, plainParagraphs } from '@/lib/shared/domain/text/text';
import { isTimeZone } from '@/lib/shared/time/time-zones';
import {
  CalendarNumber,
  Instant,
  ItemId,
  ItemNumber,
  MaybeText,
  Moment,
  NetworkHash,
  NumberAsText,
  PersonNumber,
  Price,
  ReaderLanguage,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { FreeSlot } from './slots';
import { renamed } from './wire';

function ContactText(field: ContactField) {
  return z.string().trim().max(CONTACT_LIMITS[field], CONTACT_ISSUES.tooLong(field));
}

/** Trimmed (REV-009 to REV-013). `checkContact` repeats these checks in the browser. */
export const BookingContact = z.object({
  customerName: ContactText('customerName').refine(hasLetterOrDigit, CONTACT_ISSUES.nameMissing),
  customerPhone: ContactText('customerPhone')
    .overwrite(plainTelephone)
    .min(1, CONTACT_ISSUES.phoneMissing)
    .refine((text) => text === '' || isPhoneNumber(text), CONTACT_ISSUES.phoneInvalid),
  customerEmail: ContactText('customerEmail')
    .overwrite(asAddress)
    .refine((text) => text === '' || plainAddress(text) !== null, CONTACT_ISSUES.emailInvalid)
    .optional(),
  customerRemark: z
    .string()
    .overwrite(plainParagraphs)
    .max(CONTACT_LIMITS.customerRemark, CONTACT_ISSUES.tooLong('customerRemark'))
    .optional(),
});
export type BookingContact = z.infer<typeof BookingContact>;

/** Used in mail. An unknown zone counts as none. */
const VisitorZone = z.string().refine(isTimeZone).optional().catch(undefined);

/** CC-015 to CC-019. */
export const BookingRequest = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    startTime: Instant,
    serviceItems: z.array(ItemNumber).min(1).max(20),
    ...BookingContact.shape,
    timeZone: VisitorZone,
    language: ReaderLanguage,
    person: PersonNumber.optional(),
    /** The user and the network of the browser. */
    bookedByUserId: z.string().min(1).max(200).optional(),
    network: NetworkHash,
  }),
);
export type BookingRequest = z.output<typeof BookingRequest>;

/** `held` means that a limit delays the mail. Absent if no mail is sent. */
export const BookingMail = z.enum(['coming', 'held']).optional();

export const BookedPerson = z.object({ id: PersonNumber, name: z.string() });
export type BookedPerson = z.infer<typeof BookedPerson>;

const WireAnswer = z.object({
  id: z.number().int(),
  settlnProviderId: z.number().int(),
  customerName: z.string(),
  startTime: Instant,
  endTime: Instant,
  durationMinutes: z.number().int(),
  totalPrice: z.number(),
  status: z.literal('confirmed'),
  /** An extension. */
  manageToken: z.string().optional(),
  mail: BookingMail,
  /** An extension. */
  person: BookedPerson.optional(),
});

export const BookingAnswer = renamed(WireAnswer);
export type BookingAnswer = z.output<typeof BookingAnswer>;

export const CALENDAR_IN_ANSWER = 'settlnProviderId';

export const BookingConfirmation = z.object({
  success: z.literal(true),
  booking: BookingAnswer,
  message: z.string(),
});
export type BookingConfirmation = z.output<typeof BookingConfirmation>;

export interface ConfirmedBooking {
  id: string;
  customerName: string;
  /** "" if the host has no such links. */
  manageToken: string;
  mail: z.output<typeof BookingMail>;
  person: BookedPerson | undefined;
}

/**
 * {host} gets none of these. `isRepeat` is set after an attempt without an answer, `phoneConfirmed`
 * for an unusual number.
 */
const ConfirmRequest = z.object({
  calendarId: CalendarNumber,
  startsAt: Moment,
  itemIds: z.array(ItemId).min(1).max(20),
  ...BookingContact.shape,
  timeZone: VisitorZone,
  person: PersonNumber.optional(),
  serviceId: z.string().max(100).optional(),
  isRepeat: z.boolean().optional(),
  phoneConfirmed: z.string().max(CONTACT_LIMITS.customerPhone).optional(),
});

/** `path` is valid forever and names nobody. */
const Confirmed = z.object({
  id: z.string(),
  customerName: z.string(),
  path: z.string(),
  mail: BookingMail,
});

const ManageToken = z.string().min(1).max(200);

const CustomerBooking = renamed(
  z.object({
    id: NumberAsText,
    settlnProviderId: z.number().int(),
    /** Needed to book again. Null if the service is not public any more. */
    providerId: z.string().nullable(),
    provider: z.object({
      name: z.string(),
      address: z.string(),
      phoneNumber: z.string(),
      whatsappNumber: z.string(),
      /** The country of the numbers that have no country code. "" if unknown. */
      countryIso: z.string(),
      profileImageUrl: MaybeText,
    }),
    customerName: z.string(),
    customerPhone: z.string(),
    /** What the customer wrote to the provider. */
    customerRemark: z.string().optional(),
    startTime: Instant,
    endTime: Instant,
    serviceItems: z.array(
      renamed(
        z.object({
          id: NumberAsText,
          name: z.string(),
          price: Price,
          durationMinutes: z.number().int(),
          /** Whether it cannot be booked again. */
          isGone: z.boolean().optional(),
        }),
        { price: 'priceMinor' },
      ),
    ),
    totalPrice: Price,
    status: z.enum(['confirmed', 'cancelled']),
    cancelledBy: z.enum(['customer', 'provider']).nullable(),
    cancelledAt: Instant.nullable(),
    cancelReason: z.string().nullable(),
    /** The start before the last move. */
    movedFrom: Instant.nullable(),
    movesLeft: z.number().int().nonnegative(),
    sequence: z.number().int().nonnegative(),
    person: BookedPerson.optional(),
    /** Set for a past visit that may be reviewed. */
    review: z
      .object({ token: z.string(), isWritten: z.boolean(), isMissed: z.boolean() })
      .optional(),
  }),
  { serviceItems: 'items', totalPrice: 'totalMinor' },
);
export type CustomerBooking = z.output<typeof CustomerBooking>;

/** Null if the link is invalid, revoked or over. */
const LinkedBooking = z.object({ booking: CustomerBooking.nullable() });

const OfLink = z.object({ token: ManageToken });

/** If a language is given, mail about the booking is in that language from now on. */
const OfChange = OfLink.extend({ language: ReaderLanguage });

/** Cancels only if the customer was shown this start. */
const CancelRequest = renamed(OfChange.extend({ startTime: Instant.optional() }));

/** Keeps the length and the price. */
const MoveRequest = renamed(
  OfChange.extend({ startTime: Instant, person: PersonNumber.optional() }),
);

/** False for an invalid token. */
const MailStopped = z.object({ stopped: z.boolean() });

const CustomerVisit = z.object({
  visit: z
    .object({
      startsAt: z.number(),
      endsAt: z.number(),
      cancelledBy: z.enum(['customer', 'provider']).nullable(),
      /** Set only if several people work there. */
      person: z.string().optional(),
      /** Set for a past visit that may be reviewed and has no review yet. */
      reviewToken: z.string().optional(),
    })
    .nullable(),
});

/** Tokens are never in a path, because logs store paths. */
export const bookingRows = {
  createBooking: endpoint({
    method: 'POST',
    path: 'providerCalendar/bookings',
    summary:
      'A customer books. With an Idempotency-Key header a repeat gives the same booking. ' +
      'A start that is no longer free answers 409 with `nearestStarts`.',
    documented: 'CC-015',
    body: BookingRequest,
    fieldsSince: {
      timeZone: 1,
      language: 1,
      person: 1,
      customerRemark: 1,
      bookedByUserId: 1,
      network: 1,
    },
    status: 201,
    refuses: ['not_found', 'slot_taken', 'key_reused', 'too_many'],
    answer: BookingConfirmation,
  }),
  findCustomerBooking: endpoint({
    method: 'GET',
    path: 'customerBookings',
    summary:
      'The booking of a customer’s link, until 30 days after the visit; null for no such link.',
    since: 1,
    query: OfLink,
    answer: LinkedBooking,
  }),
  listSlotsForMove: endpoint({
    method: 'GET',
    path: 'customerBookings/slots',
    summary:
      'The set slots of the calendar between two instants, as they would be without this booking.',
    since: 1,
    query: renamed(OfLink.extend({ startTime: Instant, endTime: Instant })),
    refuses: ['gone'],
    answer: z.array(FreeSlot),
  }),
  cancelCustomerBooking: endpoint({
    method: 'POST',
    path: 'customerBookings/cancel',
    summary:
      'The customer cancels, until an hour before the start. A repeat answers the same; later than ' +
      'that it is a conflict. With a `startTime`, a booking with another start is left as it is.',
    since: 1,
    body: CancelRequest,
    refuses: ['gone', 'conflict', 'moved'],
    answer: LinkedBooking,
  }),
  moveCustomerBooking: endpoint({
    method: 'POST',
    path: 'customerBookings/move',
    summary:
      'The customer moves the whole visit, until an hour before its start and five times at most. ' +
      'With an Idempotency-Key header a repeat does not move it again. A start that is not free ' +
      'answers 409 with `nearestStarts`.',
    since: 1,
    body: MoveRequest,
    refuses: ['gone', 'conflict', 'slot_taken', 'key_reused'],
    answer: LinkedBooking,
  }),
  stopMail: endpoint({
    method: 'POST',
    path: 'mail/stop',
    summary:
      'Ends all mail to the address whose mail has this token, and the links of its bookings.',
    since: 1,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: MailStopped,
  }),
} as const;

export const bookingApi = {
  createBooking: apiEndpoint({
    method: 'POST',
    path: '/api/bookings',
    access: 'anyone',
    limit: 'bookings',
    summary: 'Confirms a customer booking. Repeating an Idempotency-Key gives the same booking.',
    documented: 'REV-026, CC-015; RULINGS, "Confirm is exactly-once"',
    body: ConfirmRequest,
    status: 201,
    answer: Confirmed,
  }),
  findCustomerVisit: apiEndpoint({
    method: 'POST',
    path: '/api/customer-visit',
    access: 'anyone',
    limit: 'reads',
    summary:
      'When the visit of a customer’s link is now, with whom, and the link of its review. The token ' +
      'may stand in no URL.',
    body: OfLink,
    answer: CustomerVisit,
  }),
} as const;
