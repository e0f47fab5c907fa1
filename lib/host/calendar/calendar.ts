import 'server-only';
import pLimit from 'p-limit';
import { host } from '@/lib/contract/host';
import type { ProviderBooking } from '@/lib/contract/provider-bookings';
import type { CalendarWindow, ItemAt, NotedCustomer } from '@/lib/contract/provider-calendar';
import type { AvailabilityChange, AvailabilityOutcome, SlotSpan } from '@/lib/contract/slots';
import { markableSpan } from '@/lib/domain/calendar/availability';
import type { Mark } from '@/lib/domain/calendar/plan';
import { type DayMark, marksByDay } from '@/lib/domain/hours/marked-days';
import { AppError, type ErrorCode, type ErrorReason } from '@/lib/errors';
import { forgetHours } from '@/lib/host/forget-service';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import type { Texts } from '@/lib/texts/texts';
import { localDay } from '@/lib/time/format';
import type { Span } from '@/lib/time/span';
import { BOOKING_MONTHS, spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { toBookingError } from './bookings';
import { listBusyElsewhere } from './other-calendars';
import { listProviderBookings } from './provider-bookings';
import { listSlots } from './slots';

function toSlotsError(error: unknown): never {
  if (!(error instanceof HostError)) throw error;
  const code = error.kind === 'timeout' ? 'host_timeout' : 'host_failed';
  const reason = { key: 'slotsNotFetched', values: { status: String(error.status) } } as const;
  throw new AppError(code, reason, { hostStatus: error.status }, { cause: error });
}

function orNull(error: unknown): null {
  if (error instanceof HostError) return null;
  throw error;
}

function toCalendarBookings(bookings: readonly ProviderBooking[]) {
  // The Bookings tab lists those without a start.
  return bookings.flatMap(({ startsAt, ...booking }) =>
    startsAt === null ? [] : [{ ...booking, startsAt }],
  );
}

/** `bookings` only add names, null where unreadable. Throws the reason `slotsNotFetched`. */
export async function readCalendar(
  calendarId: number,
  span: Span,
  person?: number | undefined,
): Promise<CalendarWindow> {
  const [slots, bookings, busy] = await Promise.all([
    listSlots(calendarId, span, 'provider', person).catch(toSlotsError),
    listProviderBookings(calendarId, span).catch(orNull),
    listBusyElsewhere(calendarId, span, person),
  ]);
  const isShown = (booking: ProviderBooking) =>
    person === undefined || !booking.person || booking.person.id === person;
  const shown = bookings && toCalendarBookings(bookings.filter(isShown));
  return { slots, bookings: shown, ...(busy && { busy }) };
}

/** Leaves the backend connections for others. */
const AT_ONCE = 4;
/** No later begin: with a call's own 10 s, the browser still gets an answer. */
const BEGIN_WITHIN_MS = 4_500;

type Result = AvailabilityOutcome['results'][number];

export const clearsMarks = () => hostOffers(serverOf({}).base, 'clear-marks');

async function mark(
  calendarId: number,
  span: SlotSpan,
  status: Mark,
  person: number | undefined,
): Promise<void> {
  const body = { calendarId, ...span, person };
  const repeatable = { idempotencyKey: crypto.randomUUID() };
  if (status === 'cleared') await callHost(host.clearMarks, { body }, repeatable);
  else await callHost(host.setAvailability, { body: { ...body, status } }, repeatable);
}

/** From today, the first person's by default. Null where {host} cannot clear. */
export async function listMarks(calendarId: number, person?: number): Promise<DayMark[] | null> {
  if (!clearsMarks()) return null;
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const { from: startsAt } = spanOfDays(today, today, VENUE_ZONE.id);
  const query = { calendarId, startsAt, person };
  return marksByDay(await callHost(host.listMarks, { query }), today, VENUE_ZONE.id);
}

function assertMarkable(spans: readonly SlotSpan[]): void {
  const reach = markableSpan(Date.now(), VENUE_ZONE.id);
  const isWithin = (span: SlotSpan) => span.startsAt >= reach.from && span.endsAt <= reach.to;
  if (!spans.every(isWithin)) {
    const problem = { key: 'outOfReach', values: { months: String(BOOKING_MONTHS) } } as const;
    throw new AppError('invalid', problem, { fields: { spans: problem } });
  }
}

/**
 * Throws, before any call, `invalid` for a span out of reach, `not_found` when {host} cannot clear.
 */
export async function setAvailability(
  calendarId: number,
  { status, spans, person }: AvailabilityChange,
  t: Texts<'errors.reasons'>,
): Promise<AvailabilityOutcome> {
  assertMarkable(spans);
  if (status === 'cleared' && !clearsMarks()) {
    throw new AppError('not_found', { key: 'marksNotCleared' });
  }
  const lastBegin = Date.now() + BEGIN_WITHIN_MS;
  const results = await pLimit(AT_ONCE).map(spans, async (span): Promise<Result> => {
    if (Date.now() > lastBegin) {
      return { ok: false, message: t('availabilityNotTried') };
    }
    try {
      await mark(calendarId, span, status, person);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      if (error instanceof UnsettledWrite) {
        return { ok: false, isUnsettled: true, message: t('unsettled') };
      }
      const message = error.refusal?.message;
      return message ? { ok: false, message } : { ok: false };
    }
  });
  forgetHours(calendarId);
  return { results };
}

export function keepsOwnCustomers(): boolean {
  return hostOffers(serverOf({}).base, 'provider-visits');
}

/** Throws `slot_taken`, else as `createBooking`. */
export async function bookSlot(calendarId: number, wanted: ItemAt & NotedCustomer): Promise<void> {
  const body = {
    calendarId,
    serviceItemId: wanted.serviceItemId,
    startsAt: wanted.startsAt,
    customerName: wanted.customerName || undefined,
    customerPhone: wanted.customerPhone || undefined,
    person: wanted.person,
  };
  try {
    await callHost(host.bookSlot, { body });
    forgetHours(calendarId);
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof UnsettledWrite) throw error;
    throw toBookingError(error);
  }
}

export function takesCancelReasons(): boolean {
  return hostOffers(serverOf({}).base, 'cancel-reasons');
}

export interface HeldItem extends ItemAt {
  reason?: string | undefined;
}

const NOT_CANCELLED: Readonly<Record<number, readonly [ErrorCode, ErrorReason]>> = {
  404: ['not_found', { key: 'noBooking' }],
  409: ['conflict', { key: 'bookingChanged' }],
};

/** Throws `not_found` and `conflict` for the provider, else `HostError`. */
export async function cancelBooking(calendarId: number, held: HeldItem): Promise<void> {
  const { serviceItemId, startsAt, reason, person } = held;
  try {
    const body = { calendarId, serviceItemId, startsAt, reason: reason || undefined, person };
    await callHost(host.cancelBooking, { body });
    forgetHours(calendarId);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const known = error.kind === 'status' ? NOT_CANCELLED[error.status] : undefined;
    if (!known) throw error;
    const [code, reason] = known;
    throw new AppError(code, error.refusal?.message ?? reason, {}, { cause: error });
  }
}
