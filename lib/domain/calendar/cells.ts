import type { Texts } from '@/lib/texts/texts';
import { formatDay } from '@/lib/time/format';
import { noonOf } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { clockOf, type GridDay, type GridSlot } from './grid';
import { type OwnMark, SLOT_MINUTES, SLOT_MS, type SlotSource, type SlotStatus } from './slots';

/** An item of a booking; the price is in cents, null when the host does not say. */
interface BookedService {
  /** What a cancellation names; null when the host does not say. */
  itemId?: string | null;
  name: string;
  serviceName: string;
  priceMinor: number | null;
}

/** A booking as far as the calendar shows it. Instants are epoch milliseconds. */
export interface BookingNote {
  id: string;
  startsAt: number;
  /** Null when the host does not say. */
  endsAt: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  services: readonly BookedService[];
  /** In cents; null when the host does not say. */
  totalMinor: number | null;
  isCancelled: boolean;
  /** When it was made; null when the host does not say. */
  bookedAt: number | null;
  /** What our own backend adds. */
  customerMail?: 'sent' | 'waiting' | 'undelivered' | null;
  /** Whether the customer is told by e-mail if the provider cancels. */
  customerGetsMail?: boolean;
  sequence?: number;
  news?: 'new' | 'moved' | 'cancelled' | null;
  didNotCome?: boolean | null;
  note?: string;
}

/** A slot as {host} has it; `status` null means not set (CAL-009). */
export interface SlotValue {
  status: SlotStatus | null;
  serviceItemId: string | null;
  /** What the status comes from, where {host} says it. */
  source?: SlotSource | undefined;
  /** The provider's own mark, where {host} says it. */
  mark?: OwnMark | null | undefined;
}

const NOT_SET: SlotValue = { status: null, serviceItemId: null };

/** What is known of a calendar: its set slots by start (epoch ms), and its bookings, if told. */
export interface CalendarData {
  slots: ReadonlyMap<number, SlotValue>;
  bookings: readonly BookingNote[] | null;
}

/** A slot as the grid draws it. Neighbours of one state, or of one booking, form a run. */
export interface Cell {
  at: number;
  minute: number;
  status: SlotStatus | null;
  /** Available, but over: nothing can be booked there any more. */
  isPast: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Symbols stand where a run begins and, but for bookings, at each hour. */
  hasSymbol: boolean;
  /** What is booked; "" for all others. */
  name: string;
  /** Who comes; "" when nobody does, or nobody says so. */
  customer: string;
  /** The second slot of a booking: there is room for the customer's name beneath what is booked. */
  isSecond: boolean;
  /** What is read out: day, time, state, service and customer. */
  label: string;
}

/** The booking that covers a slot; one without an end covers the slot of its start alone. */
export function bookingAt({ bookings }: CalendarData, at: number): BookingNote | null {
  const covers = ({ startsAt, endsAt, isCancelled }: BookingNote) =>
    !isCancelled && startsAt < at + SLOT_MS && (endsAt ?? startsAt + 1) > at;
  return bookings?.find(covers) ?? null;
}

/** The name of a booked slot: the booking's services, else the slot's item; "" if neither is known. */
export function bookedName(
  booking: BookingNote | null,
  serviceItemId: string | null,
  itemNames: ReadonlyMap<string, string>,
): string {
  const named = booking?.services.map((service) => service.name).join('; ');
  return named || (serviceItemId && itemNames.get(serviceItemId)) || '';
}

/** The time on a slot's clock, with the zone's name where the day has it twice. */
export function slotClock({ minute, zoneName }: Pick<GridSlot, 'minute' | 'zoneName'>): string {
  return zoneName ? `${clockOf(minute)} ${zoneName}` : clockOf(minute);
}

/** What a slot's status comes from, in words; "" for a visit, which says itself what it is. */
export function sourceWords(source: SlotSource | undefined, t: Texts<'calendar.cells'>): string {
  switch (source) {
    case 'hours':
    case 'mark':
    case 'kept':
      return t(source);
    case 'special-day':
      return t('specialDay');
    case 'day-off':
      return t('dayOff');
    default:
      return '';
  }
}

function isOfHours(source: SlotSource | undefined): boolean {
  return source === 'hours' || source === 'special-day' || source === 'day-off';
}

/** Whether a slot is over at `now` (epoch ms); the running quarter hour is not. */
export function isOver(at: number, now: number): boolean {
  return at + SLOT_MS <= now;
}

/**
 * The day's slots as cells. `itemNames` names items by id, for hosts that list no bookings. If `now`
 * (epoch ms) is null, no slot is past. While `data` is null, no cell shows a state.
 */
export function dayCells(
  day: GridDay,
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
  t: Texts<'calendar.cells'>,
): Cell[] {
  const dayLabel = formatDay(noonOf(day.date), 'UTC', t.locale);
  // A day without opening hours has nothing but marks, which then need no word.
  const hasHours = day.slots.some(({ at }) => isOfHours(data?.slots.get(at)?.source));
  const slots = day.slots.map((slot) => {
    const { status, serviceItemId, source } = data?.slots.get(slot.at) ?? NOT_SET;
    const booking = data && status === 'booked' ? bookingAt(data, slot.at) : null;
    const run = status === 'booked' ? `booked ${booking?.id ?? serviceItemId}` : status;
    const cause = source === 'mark' && !hasHours ? '' : sourceWords(source, t);
    return { slot, status, serviceItemId, booking, run, cause };
  });
  return slots.map(({ slot, status, serviceItemId, booking, run, cause }, index) => {
    const known = status === 'booked' ? bookedName(booking, serviceItemId, itemNames) : '';
    const isFirst = slots[index - 1]?.run !== run;
    const customer = booking?.customerName ?? '';
    const isPast = status === 'available' && now !== null && isOver(slot.at, now);
    const state = t(isPast ? 'availablePast' : (status ?? 'notSet'));
    const words = [dayLabel, slotClock(slot), data && state, cause, known, customer];
    return {
      at: slot.at,
      minute: slot.minute,
      status,
      isPast,
      isFirst,
      isLast: slots[index + 1]?.run !== run,
      hasSymbol: isFirst || (status !== 'booked' && slot.minute % 60 === 0),
      name: known || (status === 'booked' ? t('bookedName') : ''),
      customer,
      isSecond: status === 'booked' && !isFirst && slots[index - 2]?.run !== run,
      label: words.filter(Boolean).join(', '),
    };
  });
}

/** Whether a calendar has any slot that is set. */
export function hasSetSlot({ slots }: CalendarData): boolean {
  return [...slots.values()].some(({ status }) => status !== null);
}

/** Where the grid opens: the hour (in minutes) of the first set slot, or 06:00 if none is set. */
export function firstWorkingMinute(days: readonly GridDay[], { slots }: CalendarData): number {
  const set = days.flatMap((day) => day.slots.filter(({ at }) => slots.get(at)?.status));
  if (set.length === 0) return 6 * 60;
  return Math.floor(Math.min(...set.map(({ minute }) => minute)) / 60) * 60;
}

/** How many minutes from a slot on are free without a break, as far as the week is known. */
export function freeMinutesFrom({ slots }: CalendarData, at: number): number {
  let end = at;
  while (slots.get(end)?.status === 'available') end += SLOT_MS;
  return ((end - at) / SLOT_MS) * SLOT_MINUTES;
}

/** The span of a booked slot's booking: the booking's own, or the run of slots of the same item. */
export function bookedSpan(data: CalendarData, at: number): Span {
  const booking = bookingAt(data, at);
  if (booking?.endsAt) return { from: booking.startsAt, to: booking.endsAt };
  const itemId = data.slots.get(at)?.serviceItemId;
  const isSame = (slot: SlotValue | undefined) =>
    slot?.status === 'booked' && slot.serviceItemId === itemId;
  let [from, to] = [at, at + SLOT_MS];
  while (isSame(data.slots.get(from - SLOT_MS))) from -= SLOT_MS;
  while (isSame(data.slots.get(to))) to += SLOT_MS;
  return { from, to };
}
