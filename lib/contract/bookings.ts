import { z } from 'zod';
import { CONTACT_ISSUES, CONTACT_LIMITS, type ContactField } from '@/lib/domain/booking/contact';
import { asAddress, plainAddress } from '@/lib/domain/text/mail-address';
import { isPhoneNumber, plainTelephone } from '@/lib/domain/text/telephone';
import { hasLetterOrDigit } from '@/lib/domain/text/text';
import { isTimeZone } from '@/lib/time/time-zones';
import { CalendarNumber, Instant, ItemId, ItemNumber, Moment } from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { orAsBefore, renamed } from './renamed';
import { readableList, WireId, WireInstant, WireText } from './wire';

function ContactText(field: ContactField) {
  return z.string().trim().max(CONTACT_LIMITS[field], CONTACT_ISSUES.tooLong(field));
}

/**
 * Who the appointment is for (REV-010 to REV-013); values are trimmed (REV-009).
 * `checkContact` makes the same checks in the browser.
 */
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
});
export type BookingContact = z.infer<typeof BookingContact>;

/** The zone of the visitor's clock, for mail. One that this runtime does not know counts as none. */
const VisitorZone = z.string().refine(isTimeZone).optional().catch(undefined);

/**
 * The booking request (CC-015 to CC-019).
 * `customerEmail` stands there only if given.
 * `timeZone` is ours: only a host with the extension `visitor-zone` is sent it.
 */
export const BookingRequest = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    startTime: Instant,
    serviceItems: z.array(ItemNumber).min(1).max(20),
    ...BookingContact.shape,
    timeZone: VisitorZone,
  }),
);
export type BookingRequest = z.output<typeof BookingRequest>;

/**
 * What becomes of the mail about a booking: it is on its way, or held back by the limit of its address.
 * An extension; nothing is said where no mail goes.
 */
const BookingMail = z.enum(['coming', 'held']).optional();

/** A booking as our backend answers it: the visit and its price, all computed by the server. */
const WireAnswer = z.object({
  id: z.number().int(),
  settlnProviderId: z.number().int(),
  customerName: z.string(),
  startTime: Instant,
  endTime: Instant,
  durationMinutes: z.number().int(),
  totalPrice: z.number(),
  status: z.literal('confirmed'),
  /** Leads to the customer's own booking; an extension, from hosts that name `customer-links`. */
  manageToken: z.string().optional(),
  mail: BookingMail,
});

export const BookingAnswer = renamed(WireAnswer);
export type BookingAnswer = z.output<typeof BookingAnswer>;

/** Where the answers that our backend stores, as the wire has them, name the calendar. */
export const CALENDAR_IN_ANSWER = 'settlnProviderId';

/** The whole answer: success, booking, message (CC-020). */
export const BookingConfirmation = z.object({
  success: z.literal(true),
  booking: BookingAnswer,
  message: z.string(),
});
export type BookingConfirmation = z.output<typeof BookingConfirmation>;

const WireBooking = z
  .looseObject({
    id: WireId,
    customerName: WireText,
    customer_name: WireText,
    manageToken: WireText,
    mail: BookingMail.catch(undefined),
  })
  .transform((wire) => ({
    id: wire.id,
    customerName: wire.customerName || wire.customer_name,
    /** "" from hosts without links for customers. */
    manageToken: wire.manageToken,
    mail: wire.mail,
  }));

/** The confirmed booking, read from `booking` or `data` (CC-020, CC-021). */
export const ConfirmedBooking = z
  .looseObject({
    success: z.unknown().optional(),
    booking: z.unknown().optional(),
    data: z.unknown().optional(),
  })
  .refine((answer) => answer.success !== false)
  .transform((answer) => answer.booking ?? answer.data)
  .pipe(WireBooking);
export type ConfirmedBooking = z.infer<typeof ConfirmedBooking>;

const RefusedWith = z
  .union([z.string(), z.looseObject({ message: z.string() }).transform(({ message }) => message)])
  .optional()
  .catch(undefined);

/** What a host says when it refuses: its message, and for a lost slot the free starts nearest to it. */
export const Refusal = z
  .looseObject({
    code: z.string().optional().catch(undefined),
    message: WireText,
    error: RefusedWith,
    nearestStarts: readableList(WireInstant),
  })
  .transform((wire) => ({
    code: wire.code ?? null,
    message: wire.message || wire.error?.trim() || null,
    nearestStarts: wire.nearestStarts.slice(0, 3),
    /** From the header of the answer; null without one. */
    retryAfterSeconds: null as number | null,
  }));
export type Refusal = z.infer<typeof Refusal>;

/**
 * `serviceId` lets the free times be looked at; `isRepeat` says that an attempt for this time got no
 * answer before; `phoneConfirmed` is a number of unusual length that the customer says is right.
 * {host} sees none of them.
 */
const ConfirmRequest = z.object({
  calendarId: CalendarNumber,
  startsAt: Moment,
  itemIds: z.array(ItemId).min(1).max(20),
  ...BookingContact.shape,
  timeZone: VisitorZone,
  serviceId: z.string().max(100).optional(),
  isRepeat: z.boolean().optional(),
  phoneConfirmed: z.string().max(CONTACT_LIMITS.customerPhone).optional(),
});

/**
 * `path` is the lasting address of the confirmation, which names nobody; `mail` what {host} has said
 * about mail to the customer.
 */
const Confirmed = z.object({
  id: z.string(),
  customerName: z.string(),
  path: z.string(),
  mail: BookingMail,
});

/** A customer’s booking. */
export const bookingRows = {
  createBooking: endpoint({
    method: 'POST',
    path: 'providerCalendar/bookings',
    summary:
      'A customer books. With an Idempotency-Key header a repeat gives the same booking. ' +
      'A start that is no longer free answers 409 with `nearestStarts`.',
    source: 'CC-015',
    body: BookingRequest,
    status: 201,
    refuses: ['not_found', 'slot_taken', 'key_reused', 'too_many'],
    answer: BookingConfirmation,
    read: ConfirmedBooking,
  }),
} as const;

/** The same for the browser. */
export const bookingApi = {
  createBooking: apiEndpoint({
    method: 'POST',
    path: '/api/bookings',
    limit: 'bookings',
    summary: 'Confirms a customer booking. Repeating an Idempotency-Key gives the same booking.',
    source: 'REV-026, CC-015; RULINGS, "Confirm is exactly-once"',
    body: orAsBefore(ConfirmRequest),
    status: 201,
    answer: Confirmed,
    read: Confirmed,
  }),
} as const;
