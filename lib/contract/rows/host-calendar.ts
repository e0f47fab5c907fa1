import { z } from 'zod';
import { Acknowledgement, AcknowledgementAnswer } from '@/lib/contract/shapes/acknowledgement';
import { CalendarId, Instant } from '@/lib/contract/shapes/call-fields';
import { CancelledCount, CustomerCancelRequest } from '@/lib/contract/shapes/customer-bookings';
import { ProviderBooking, ProviderBookingAnswer } from '@/lib/contract/shapes/provider-bookings';
import {
  AvailabilityRequest,
  CancelRequest,
  ClearMarksRequest,
  MarkAnswer,
  MarkSpan,
  SlotBookingAnswer,
  SlotBookingRequest,
} from '@/lib/contract/shapes/provider-calendar';
import { readableIn } from '@/lib/contract/shapes/wire';
import { endpoint } from './endpoint';

/** The calls of the provider calendar, for the calendar's owner only. */
export const calendarRows = {
  setAvailability: endpoint({
    method: 'POST',
    path: 'providerCalendar/availability',
    summary: 'Marks a span of a calendar. It replaces what was set there and touches no booking.',
    source: 'PC-052',
    body: AvailabilityRequest,
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  clearMarks: endpoint({
    method: 'POST',
    path: 'providerCalendar/clear-marks',
    summary:
      'Clears what the provider marked in a span, so that it follows their hours again. ' +
      'It touches no booking.',
    source: 'extension',
    extension: 'clear-marks',
    body: ClearMarksRequest,
    refuses: ['gone'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  listMarks: endpoint({
    method: 'GET',
    path: 'providerCalendar/marks',
    summary:
      'What the provider marked by hand from an instant on, in order: at most 5,000 stretches.',
    source: 'extension',
    extension: 'clear-marks',
    query: z.object({ settlnProviderId: CalendarId, startTime: Instant }),
    answer: z.array(MarkAnswer),
    read: readableIn(MarkSpan),
  }),
  bookSlot: endpoint({
    method: 'POST',
    path: 'providerCalendar/book',
    summary:
      'The provider books one of their own items. `customerName` and `customerPhone` are ' +
      'extensions. A start that is not free answers 409 with `nearestStarts`.',
    source: 'PC-056',
    body: SlotBookingRequest,
    status: 201,
    refuses: ['not_found', 'slot_taken'],
    answer: SlotBookingAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  cancelBooking: endpoint({
    method: 'POST',
    path: 'providerCalendar/cancel',
    summary:
      'Cancels the whole booking that covers an instant and has that item. `reason` is an extension, ' +
      'and is for its customer.',
    source: 'PC-058',
    body: CancelRequest,
    refuses: ['not_found', 'conflict'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  cancelCustomer: endpoint({
    method: 'POST',
    path: 'providerCalendar/cancel-customer',
    summary: 'Cancels every upcoming booking of a telephone number, and says how many those were.',
    source: 'extension',
    extension: 'cancel-customer',
    body: CustomerCancelRequest,
    refuses: ['not_found'],
    answer: CancelledCount,
    read: CancelledCount,
  }),
  listProviderBookings: endpoint({
    method: 'GET',
    path: 'providerCalendar/bookings',
    summary:
      'The next 500 bookings of a calendar from today on, in order. With `startTime` and ' +
      '`endTime`, which are extensions: those that touch that span, at most 62 days.',
    source: 'PC-059',
    query: z.object({
      settlnProviderId: CalendarId,
      startTime: Instant.optional(),
      endTime: Instant.optional(),
    }),
    answer: z.array(ProviderBookingAnswer),
    read: readableIn(ProviderBooking, ['data', 'bookings']),
  }),
} as const;
