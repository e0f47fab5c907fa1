import { z } from 'zod';
import { Instant } from '@/lib/contract/shapes/call-fields';
import {
  CancelledCount,
  CustomerBookings,
  OfCustomer,
} from '@/lib/contract/shapes/customer-bookings';
import { NotedCustomer, SlotSpan, WithReason } from '@/lib/contract/shapes/provider-calendar';
import { Visit } from '@/lib/contract/shapes/visits/visit';
import { MARKS } from '@/lib/domain/calendar/plan';
import { OWN_MARKS, SLOT_SOURCES, SLOT_STATUSES } from '@/lib/domain/calendar/slots';
import { type FieldProblem, issueOf } from '@/lib/domain/field-problem';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { apiEndpoint } from './endpoint';
import { calendarChange, calendarRead } from './of-calendar';

/** A month with the days of other months around it is 42 days. */
const LONGEST_WINDOW_MS = 45 * DAY_MS;
/** The longest day of any year. */
const LONGEST_SPAN_MS = 25 * HOUR_MS;

const lengthOf = (span: { startTime: number; endTime: number }) => span.endTime - span.startTime;

const wrongEnd = (problem: FieldProblem) => ({ message: issueOf(problem), path: ['endTime'] });

const Window = z
  .object({ startTime: Instant, endTime: Instant })
  .refine((window) => lengthOf(window) > 0, wrongEnd({ key: 'endBeforeStart' }))
  .refine(
    (window) => lengthOf(window) <= LONGEST_WINDOW_MS,
    wrongEnd({ key: 'windowTooLong', values: { days: '45' } }),
  );

const CalendarSlot = z.object({
  /** Epoch milliseconds. */
  startsAt: z.number(),
  /** Null: not set. */
  status: z.enum(SLOT_STATUSES).nullable(),
  /** Of a booked slot: the item that a cancellation has to name. */
  serviceItemId: z.string().nullable(),
  /** What the status comes from, where {host} says it. */
  source: z.enum(SLOT_SOURCES).optional(),
  /** The provider's own mark, where {host} can clear it; null for none. */
  mark: z.enum(OWN_MARKS).nullable().optional(),
});

const CalendarBooking = Visit.extend({ startsAt: z.number() });

/** What the calendar shows of a window; `bookings` is null when only they could not be read. */
export const CalendarWindow = z.object({
  slots: z.array(CalendarSlot),
  bookings: z.array(CalendarBooking).nullable(),
});
export type CalendarWindow = z.infer<typeof CalendarWindow>;

/** The items of one service, for the booking dialog; `hasFailed` says why there are none. */
export const BookableService = z.object({
  serviceId: z.string(),
  serviceName: z.string(),
  hasFailed: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      /** In cents. */
      priceMinor: z.number(),
      durationMinutes: z.number(),
    }),
  ),
});
export type BookableService = z.infer<typeof BookableService>;

const DaySpan = SlotSpan.refine(
  (span) => lengthOf(span) <= LONGEST_SPAN_MS,
  wrongEnd({ key: 'spanTooLong', values: { hours: '25' } }),
);

/**
 * The spans that get one status, or whose marks are cleared; {host} is asked once for each, a few at
 * a time.
 */
export const AvailabilityChange = z.object({
  status: z.enum(MARKS),
  spans: z.array(DaySpan).min(1).max(62),
});
export type AvailabilityChange = z.infer<typeof AvailabilityChange>;

/**
 * What became of each span, in the order in which they were sent; `isUnsettled` when {host} did not
 * say, so that only the slots tell.
 */
export const AvailabilityOutcome = z.object({
  results: z.array(
    z.object({
      ok: z.boolean(),
      message: z.string().optional(),
      isUnsettled: z.boolean().optional(),
    }),
  ),
});
export type AvailabilityOutcome = z.infer<typeof AvailabilityOutcome>;

/** An item as our own answers spell its id; {host} takes numbers only (PC-057). */
const ItemAt = z.object({
  serviceItemId: z.string().regex(/^\d{1,15}$/, issueOf({ key: 'itemSelectionInvalid' })),
  startTime: Instant,
});

const Booked = z.object({ booked: z.literal(true) });

const Cancelled = z.object({ cancelled: z.literal(true) });

/** The endpoints of the provider calendar, for the owner of `{calendarId}` only. */
export const calendarApi = {
  readCalendar: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/slots',
    summary: 'The slots and bookings of a window of at most 45 days.',
    source: 'PC-050, PC-059',
    ...calendarRead,
    query: Window,
    answer: CalendarWindow,
    read: CalendarWindow,
  }),
  listBookableItems: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/items',
    summary: 'The items of all services of the account, by service, for the booking dialog.',
    source: 'CAL-024; RULINGS, "Calendar booking dialog"',
    ...calendarRead,
    answer: z.array(BookableService),
    read: z.array(BookableService),
  }),
  setAvailability: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/availability',
    summary:
      'Marks up to 62 spans, mostly days, or clears their marks, and says of each whether it is set.',
    source: 'CAL-012, CAL-022, PC-052',
    ...calendarChange,
    body: AvailabilityChange,
    answer: AvailabilityOutcome,
    read: AvailabilityOutcome,
  }),
  bookSlot: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/book',
    summary: 'The provider books an item; a start that is not free answers 409 slot_taken.',
    source: 'CAL-026, PC-056',
    ...calendarChange,
    body: ItemAt.extend(NotedCustomer.shape),
    status: 201,
    answer: Booked,
    read: Booked,
  }),
  cancelBooking: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/cancel',
    summary: 'Cancels the whole booking that covers a slot; 404 when there is none (left).',
    source: 'CAL-030, PC-058',
    ...calendarChange,
    body: ItemAt.extend(WithReason.shape),
    answer: Cancelled,
    read: Cancelled,
  }),
  listCustomerBookings: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/customer-bookings',
    summary: 'Lists the upcoming bookings of a telephone number, which no URL may hold.',
    source: 'extension',
    ...calendarRead,
    body: OfCustomer,
    answer: CustomerBookings,
    read: CustomerBookings,
  }),
  cancelCustomer: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/cancel-customer',
    summary: 'Cancels all upcoming bookings of a telephone number, where {host} offers that.',
    source: 'extension',
    ...calendarChange,
    body: OfCustomer.extend(WithReason.shape),
    answer: CancelledCount,
    read: CancelledCount,
  }),
} as const;
