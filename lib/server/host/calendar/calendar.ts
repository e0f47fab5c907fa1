import 'server-only';
import { forgetHours } from '@/lib/server/host/forget-service';
import { listSlots } from '@/lib/server/host/slots';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { host } from '@/lib/server/host/transport/rows';
import type { ProviderBooking } from '@/lib/shared/contract/provider-bookings';
import type {
  CalendarWindow,
  ItemAt,
  NotedCustomer,
} from '@/lib/shared/contract/provider-calendar';
import { AppError, type ErrorCode, type ErrorReason } from '@/lib/shared/errors';
import type { Span } from '@/lib/shared/time/span';
import { toBookingError } from './bookings';
import { listBusyElsewhere } from './other-calendars';
import { listProviderBookings } from './provider-bookings';

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
  // Leaves out bookings without a start. The Bookings tab lists them.
  return bookings.flatMap(({ startsAt, ...booking }) =>
    startsAt === null ? [] : [{ ...booking, startsAt }],
  );
}

/**
 * `bookings` only add names, and are null if they cannot be read. Throws with the reason
 * `slotsNotFetched`.
 */
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

/** Throws `slot_taken`. Other errors are like those of `createBooking`. */
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

export interface HeldItem extends ItemAt {
  reason?: string | undefined;
}

const NOT_CANCELLED: Readonly<Record<number, readonly [ErrorCode, ErrorReason]>> = {
  404: ['not_found', { key: 'noBooking' }],
  409: ['conflict', { key: 'bookingChanged' }],
};

/** Throws `not_found` and `conflict`, which are for the provider, and otherwise `HostError`. */
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
