import { type ApiResult, callApi } from '@/lib/api/call-api';
import type {
  AvailabilityChange,
  AvailabilityOutcome,
  BookableService,
  CalendarWindow,
} from '@/lib/contract/rows/api-calendar';
import type { CustomerBookings } from '@/lib/contract/shapes/customer-bookings';
import type { Span } from '@/lib/time/span';

/** A provider's own booking: the item, its start and, if given, the customer. */
interface OwnBooking {
  serviceItemId: string;
  startTime: string;
  customerName?: string;
  customerPhone?: string;
}

/** Every call of the calendar. None of them throws. */
export interface CalendarCalls {
  readWindow(span: Span, signal: AbortSignal): Promise<ApiResult<CalendarWindow>>;
  listItems(): Promise<ApiResult<BookableService[]>>;
  setAvailability(change: AvailabilityChange): Promise<ApiResult<AvailabilityOutcome>>;
  book(booking: OwnBooking): Promise<ApiResult<unknown>>;
  /** The upcoming bookings of a telephone number. */
  listCustomer(customerPhone: string): Promise<ApiResult<CustomerBookings>>;
  cancelCustomer(customerPhone: string): Promise<ApiResult<{ cancelled: number }>>;
  cancel(slot: { serviceItemId: string; startTime: string }): Promise<ApiResult<unknown>>;
}

/** The calls for one provider's calendar, under the address of the backend (CAL-002). */
export function calendarCalls(backendUrl: string, providerId: string): CalendarCalls {
  const options = { base: backendUrl, params: { calendarId: providerId } };
  return {
    readWindow: ({ from, to }, signal) => {
      const [startTime, endTime] = [new Date(from).toISOString(), new Date(to).toISOString()];
      const query = { startTime, endTime };
      const route = 'GET /api/calendars/{calendarId}/slots';
      return callApi(route, undefined, { ...options, query, signal });
    },
    listItems: () => callApi('GET /api/calendars/{calendarId}/items', undefined, options),
    setAvailability: (change) =>
      callApi('POST /api/calendars/{calendarId}/availability', change, options),
    book: (booking) => callApi('POST /api/calendars/{calendarId}/book', booking, options),
    listCustomer: (customerPhone) =>
      callApi('POST /api/calendars/{calendarId}/customer-bookings', { customerPhone }, options),
    cancelCustomer: (customerPhone) =>
      callApi('POST /api/calendars/{calendarId}/cancel-customer', { customerPhone }, options),
    cancel: (slot) => callApi('POST /api/calendars/{calendarId}/cancel', slot, options),
  };
}
