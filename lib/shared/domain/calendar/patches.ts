import { isSameTelephone } from '@/lib/shared/domain/text/telephone';
import type { Span } from '@/lib/shared/time/span';
import { type BookingNote, bookedSpan, bookingAt, type CalendarData } from './cells';
import { SLOT_MS, type SlotStatus } from './slots';

/** The state that is shown before {host} has accepted the change. */
export function withStatus(
  data: CalendarData,
  { from, to }: Span,
  status: SlotStatus | null,
  serviceItemId: string | null = null,
): CalendarData {
  const slots = new Map(data.slots);
  for (let at = from; at < to; at += SLOT_MS) {
    const mark = slots.get(at)?.mark;
    slots.set(at, { status, serviceItemId, ...(mark !== undefined && { mark }) });
  }
  return { ...data, slots };
}

/** Returns the data unchanged if {host} lists no bookings. */
export function withBooking(data: CalendarData, booking: BookingNote): CalendarData {
  return { ...data, bookings: data.bookings && [...data.bookings, booking] };
}

/** A guess until {host} says it: the status on both sides of the span, if these are equal. */
function markBeneath({ slots }: CalendarData, { from, to }: Span): SlotStatus | null {
  const isBooked = (at: number) => slots.get(at)?.status === 'booked';
  let [before, after] = [from - SLOT_MS, to];
  while (isBooked(before)) before -= SLOT_MS;
  while (isBooked(after)) after += SLOT_MS;
  const status = slots.get(before)?.status ?? null;
  return status === slots.get(after)?.status ? status : null;
}

export function withoutBooking(data: CalendarData, at: number): CalendarData {
  if (data.slots.get(at)?.status !== 'booked') return data;
  const span = bookedSpan(data, at);
  const gone = bookingAt(data, at)?.id;
  return {
    ...withStatus(data, span, markBeneath(data, span)),
    bookings: data.bookings?.filter(({ id }) => id !== gone) ?? null,
  };
}

/** Removes only bookings after `now` (epoch ms). */
export function withoutCustomer(data: CalendarData, phone: string, now: number): CalendarData {
  const gone = (data.bookings ?? []).filter(
    ({ isCancelled, startsAt, customerPhone }) =>
      !isCancelled && startsAt > now && isSameTelephone(customerPhone, phone),
  );
  return gone.reduce((known, { startsAt }) => withoutBooking(known, startsAt), data);
}
