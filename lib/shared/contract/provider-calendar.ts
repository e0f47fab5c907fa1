import { z } from 'zod';
import { CANCEL_REASON_LIMIT } from '@/lib/shared/domain/booking/changes';
import {
  CONTACT_ISSUES,
  CONTACT_LIMITS,
  type ContactField,
} from '@/lib/shared/domain/booking/contact';
import { OWN_MARKS, SLOT_SOURCES, SLOT_STATUSES } from '@/lib/shared/domain/calendar/slots';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { isPhoneNumber, plainTelephone } from '@/lib/shared/domain/text/telephone';
import { DAY_MS } from '@/lib/shared/time/units';
import {
  AskedPerson,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  ItemId,
  ItemNumber,
  Moment,
  PersonNumber,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { BusyTime } from './other-calendars';
import { ListedVisit } from './provider-bookings';
import { AcknowledgementAnswer, renamed } from './wire';

/** A month with the days around it has 42 days. */
const LONGEST_WINDOW_MS = 45 * DAY_MS;

const Window = renamed(
  z
    .object({ startTime: Instant, endTime: Instant, person: AskedPerson.optional() })
    .refine(({ startTime, endTime }) => endTime > startTime, {
      message: issueOf({ key: 'endBeforeStart' }),
      path: ['endTime'],
    })
    .refine(({ startTime, endTime }) => endTime - startTime <= LONGEST_WINDOW_MS, {
      message: issueOf({ key: 'windowTooLong', values: { days: '45' } }),
      path: ['endTime'],
    }),
);

const CalendarSlot = z.object({
  startsAt: z.number(),
  /** Null if the slot is not set. */
  status: z.enum(SLOT_STATUSES).nullable(),
  /** The item of a booked slot, which is needed to cancel it. */
  serviceItemId: z.string().nullable(),
  source: z.enum(SLOT_SOURCES).optional(),
  /** The provider's own mark. Null if there is none, and absent if {host} cannot clear marks. */
  mark: z.enum(OWN_MARKS).nullable().optional(),
});

const CalendarBooking = ListedVisit.extend({ startsAt: z.number() });

/** `bookings` is null if they cannot be read. `busy` is absent if {host} does not say it. */
export const CalendarWindow = z.object({
  slots: z.array(CalendarSlot),
  bookings: z.array(CalendarBooking).nullable(),
  busy: z.array(BusyTime).optional(),
});
export type CalendarWindow = z.infer<typeof CalendarWindow>;

export const BookableService = z.object({
  serviceId: z.string(),
  serviceName: z.string(),
  hasFailed: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The language of the item's texts. "" if it is not given. */
      language: z.string(),
      description: z.string(),
      priceMinor: z.number(),
      durationMinutes: z.number(),
    }),
  ),
});
export type BookableService = z.infer<typeof BookableService>;

function Noted(field: ContactField) {
  return z.string().trim().max(CONTACT_LIMITS[field], CONTACT_ISSUES.tooLong(field));
}

/** The customer of a provider's own booking. Both fields may be missing (rulings). */
export const NotedCustomer = z.object({
  customerName: Noted('customerName').optional(),
  customerPhone: Noted('customerPhone')
    .overwrite(plainTelephone)
    .refine((text) => !text || isPhoneNumber(text), CONTACT_ISSUES.phoneInvalid)
    .optional(),
});
export type NotedCustomer = z.infer<typeof NotedCustomer>;

/** The fields of PC-056. Only our backend stores the customer. */
const SlotBookingRequest = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    serviceItemId: ItemNumber,
    startTime: Instant,
    ...NotedCustomer.shape,
    person: PersonNumber.optional(),
  }),
);

export const SlotBookingAnswer = AcknowledgementAnswer.extend({
  booking: renamed(
    z.object({
      id: z.number().int(),
      startTime: Instant,
      endTime: Instant,
      totalPrice: z.number(),
    }),
  ),
});

/** One line for the customer, or "" for none. Only sent to hosts with `cancel-reasons`. */
const WithReason = z.object({
  reason: z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .max(
      CANCEL_REASON_LIMIT,
      issueOf({ key: 'tooLong', values: { limit: String(CANCEL_REASON_LIMIT) } }),
    )
    .optional(),
});

/** The start may be any within the booking, and the item any of its items (PC-058). */
const CancelRequest = renamed(
  z.object({
    settlnProviderId: CalendarNumber,
    serviceItemId: ItemNumber,
    startTime: Instant,
    ...WithReason.shape,
    person: PersonNumber.optional(),
  }),
);

const CustomerPhone = z
  .string()
  .trim()
  .min(1, 'Say which number is meant.')
  .max(CONTACT_LIMITS.customerPhone, CONTACT_ISSUES.tooLong('customerPhone'));

const OfCustomer = z.object({ customerPhone: CustomerPhone });

/** Coming bookings with one telephone number. `isCut` is true if there may be more. */
export const CustomerBookings = z.object({
  bookings: z.array(
    z.object({ id: z.string(), startsAt: z.number(), endsAt: z.number().nullable() }),
  ),
  isCut: z.boolean(),
  /** Whether mail is sent about any of these bookings, or about any that was left out. */
  getsMail: z.boolean().optional(),
});
export type CustomerBookings = z.infer<typeof CustomerBookings>;

const CustomerCancelRequest = renamed(
  OfCustomer.extend({
    settlnProviderId: CalendarNumber,
    ...WithReason.shape,
  }),
);

export const CancelledCount = z.object({ cancelled: z.number().int().nonnegative() });
export type CancelledCount = z.infer<typeof CancelledCount>;

const ItemAt = z.object({
  serviceItemId: ItemId,
  startsAt: Moment,
  person: PersonNumber.optional(),
});
export type ItemAt = z.infer<typeof ItemAt>;

const Booked = z.object({ booked: z.literal(true) });

const Cancelled = z.object({ cancelled: z.literal(true) });

export const calendarRows = {
  bookSlot: endpoint({
    method: 'POST',
    path: 'providerCalendar/book',
    keepsKey: 'calendar',
    summary:
      'The provider books one of their own items. `customerName` and `customerPhone` are ' +
      'extensions. A start that is not free answers 409 with `nearestStarts`.',
    documented: 'PC-056',
    body: SlotBookingRequest,
    fieldsSince: {
      customerName: 1,
      customerPhone: 1,
      person: 1,
    },
    status: 201,
    refuses: ['not_found', 'slot_taken'],
    answer: SlotBookingAnswer,
    bodyOptional: true,
  }),
  cancelBooking: endpoint({
    method: 'POST',
    path: 'providerCalendar/cancel',
    keepsKey: 'calendar',
    summary:
      'Cancels the whole booking that covers an instant and has that item. `reason` is an extension, ' +
      'and is for its customer.',
    documented: 'PC-058',
    body: CancelRequest,
    fieldsSince: { reason: 1, person: 1 },
    refuses: ['not_found', 'conflict'],
    answer: AcknowledgementAnswer,
    bodyOptional: true,
  }),
  cancelCustomer: endpoint({
    method: 'POST',
    path: 'providerCalendar/cancel-customer',
    keepsKey: 'calendar',
    summary: 'Cancels every upcoming booking of a telephone number, and says how many those were.',
    since: 1,
    body: CustomerCancelRequest,
    refuses: ['not_found'],
    answer: CancelledCount,
  }),
} as const;

export const calendarApi = {
  readCalendar: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/slots',
    summary: 'The slots and bookings of a window of at most 45 days.',
    documented: 'PC-050, PC-059',
    ...calendarRead,
    query: Window,
    answer: CalendarWindow,
  }),
  listBookableItems: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/items',
    summary: 'The items of all services of the account, by service, for the booking dialog.',
    documented: 'CAL-024; RULINGS, "Calendar booking dialog"',
    ...calendarRead,
    answer: z.array(BookableService),
  }),
  bookSlot: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/book',
    summary: 'The provider books an item; a start that is not free answers 409 slot_taken.',
    documented: 'CAL-026, PC-056',
    ...calendarChange,
    body: ItemAt.extend(NotedCustomer.shape),
    status: 201,
    answer: Booked,
  }),
  cancelBooking: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/cancel',
    summary: 'Cancels the whole booking that covers a slot; 404 when there is none (left).',
    documented: 'CAL-030, PC-058',
    ...calendarChange,
    body: ItemAt.extend(WithReason.shape),
    answer: Cancelled,
  }),
  listCustomerBookings: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/customer-bookings',
    summary: 'Lists the upcoming bookings of a telephone number, which no URL may hold.',
    ...calendarRead,
    body: OfCustomer,
    answer: CustomerBookings,
  }),
  cancelCustomer: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/cancel-customer',
    summary: 'Cancels all upcoming bookings of a telephone number, where {host} offers that.',
    ...calendarChange,
    body: OfCustomer.extend(WithReason.shape),
    answer: CancelledCount,
  }),
} as const;
