import { type ApiResult, callApi } from '@/lib/shared/api/call-api';
import type { KeptPeople } from '@/lib/shared/contract/people';
import type {
  BookableService,
  CalendarWindow,
  CustomerBookings,
} from '@/lib/shared/contract/provider-calendar';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import type { AvailabilityOutcome } from '@/lib/shared/contract/slots';
import type { VisitMarks } from '@/lib/shared/contract/visits';
import type { MarkChange } from '@/lib/shared/domain/calendar/plan';
import { scheduleOf } from '@/lib/shared/domain/hours/schedule-of';
import type { Span } from '@/lib/shared/time/span';
import { windowQuery } from '@/lib/shared/url/calendar-url';

interface ItemAt {
  serviceItemId: string;
  at: number;
  /** Set where the calls are not all for one person. */
  person?: number;
}

interface OwnBooking extends ItemAt {
  customerName?: string;
  customerPhone?: string;
}

interface VisitMove {
  startsAt: number;
  person?: number;
  /** The sequence of the visit as it was read; {host} refuses an older one. */
  sequence: number;
  tellsCustomer: boolean;
}

/** None of the calls throws. */
export interface CalendarCalls {
  /** Null where one person works. */
  readonly person: number | null;
  /** {host} is our backend, which clears marks and names them with slots. */
  readonly isOurs: boolean;
  readSchedule(): Promise<ApiResult<KeptSchedule>>;
  readWindow(span: Span, signal: AbortSignal): Promise<ApiResult<CalendarWindow>>;
  /** About `person`, even if the other calls are about somebody else; null where one person works. */
  readWindowOf(
    person: number | null,
    span: Span,
    signal: AbortSignal,
  ): Promise<ApiResult<CalendarWindow>>;
  listPeople(): Promise<ApiResult<KeptPeople>>;
  moveVisit(
    visitId: string,
    move: VisitMove,
  ): Promise<ApiResult<{ sequence: number; willTell: boolean }>>;
  undoMove(visitId: string, sequence: number): Promise<ApiResult<{ isTold: boolean }>>;
  listItems(): Promise<ApiResult<BookableService[]>>;
  setAvailability(changes: readonly MarkChange[]): Promise<ApiResult<AvailabilityOutcome>>;
  book(booking: OwnBooking): Promise<ApiResult<unknown>>;
  listCustomer(customerPhone: string): Promise<ApiResult<CustomerBookings>>;
  /** The customer reads `reason`; "" for none. */
  cancelCustomer(customerPhone: string, reason: string): Promise<ApiResult<{ cancelled: number }>>;
  cancel(slot: ItemAt, reason: string): Promise<ApiResult<unknown>>;
  markVisit(visitId: string, marks: VisitMarks): Promise<ApiResult<unknown>>;
  markAllSeen(): Promise<ApiResult<unknown>>;
}

const toItemAt = ({ at, ...item }: ItemAt) => ({ ...item, startsAt: at });

const withReason = (reason: string) => (reason.trim() ? { reason } : {});

export function calendarCalls(
  backendUrl: string,
  calendarId: number,
  { isOurs = false } = {},
  person: number | null = null,
): CalendarCalls {
  const whose = person === null ? {} : { person };
  const options = { base: backendUrl, params: { calendarId } };
  // A key for each press: a second press would find the time booked, or the visit moved.
  const once = (given: typeof options = options) => ({
    ...given,
    repeatKey: crypto.randomUUID(),
  });
  const ofVisit = (visitId: string) => ({ ...options, params: { calendarId, visitId } });
  const readWindowOf: CalendarCalls['readWindowOf'] = (of, span, signal) => {
    const route = 'GET /api/calendars/{calendarId}/slots';
    return callApi(route, undefined, { ...options, query: windowQuery(span, of), signal });
  };
  const listPeople = () => callApi('GET /api/calendars/{calendarId}/people', undefined, options);
  return {
    person,
    isOurs,
    readSchedule: async () => {
      const kept = await callApi('GET /api/calendars/{calendarId}/schedule', undefined, options);
      if (!kept.ok || person === null) return kept;
      const listed = await listPeople();
      if (!listed.ok) return listed;
      const worker = listed.answer.people.find(({ id }) => id === person);
      if (!worker) return kept;
      const schedule = scheduleOf(kept.answer.schedule, worker);
      return { ...kept, answer: { ...kept.answer, schedule } };
    },
    readWindow: (span, signal) => readWindowOf(person, span, signal),
    readWindowOf,
    listPeople,
    listItems: () => callApi('GET /api/calendars/{calendarId}/items', undefined, options),
    setAvailability: (changes) => {
      const route = 'POST /api/calendars/{calendarId}/availability';
      const wanted = changes.map(({ mark, span }) => {
        return { mark, startsAt: span.from, endsAt: span.to };
      });
      return callApi(route, { changes: wanted, ...whose }, once());
    },
    book: (booking) => {
      const route = 'POST /api/calendars/{calendarId}/book';
      return callApi(route, { ...toItemAt(booking), ...whose }, once());
    },
    listCustomer: (customerPhone) =>
      callApi('POST /api/calendars/{calendarId}/customer-bookings', { customerPhone }, options),
    cancelCustomer: (customerPhone, reason) => {
      const route = 'POST /api/calendars/{calendarId}/cancel-customer';
      return callApi(route, { customerPhone, ...withReason(reason) }, once());
    },
    markVisit: (visitId, marks) => {
      const route = 'POST /api/calendars/{calendarId}/visits/{visitId}';
      return callApi(route, marks, once(ofVisit(visitId)));
    },
    markAllSeen: () => callApi('POST /api/calendars/{calendarId}/seen-visits', undefined, once()),
    moveVisit: (visitId, move) => {
      const route = 'POST /api/calendars/{calendarId}/visits/{visitId}/move';
      return callApi(route, move, once(ofVisit(visitId)));
    },
    undoMove: (visitId, sequence) => {
      const route = 'POST /api/calendars/{calendarId}/visits/{visitId}/undo-move';
      return callApi(route, { sequence }, once(ofVisit(visitId)));
    },
    cancel: (slot, reason) => {
      const route = 'POST /api/calendars/{calendarId}/cancel';
      return callApi(route, { ...toItemAt(slot), ...withReason(reason), ...whose }, once());
    },
  };
}
