import { namesInText, withCommas } from '@/lib/shared/texts/lists';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatDay } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { clockOf, type GridDay, type GridSlot } from './grid';
import { type OwnMark, SLOT_MINUTES, SLOT_MS, type SlotSource, type SlotStatus } from './slots';

/** Cents. Null if {host} does not say it. */
interface BookedService {
  itemId?: string | null;
  name: string;
  serviceName: string;
  priceMinor: number | null;
  durationMinutes?: number | null;
}

/** Epoch ms; null where the host does not say. */
export interface BookingNote {
  id: string;
  startsAt: number;
  endsAt: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  services: readonly BookedService[];
  totalMinor: number | null;
  isCancelled: boolean;
  bookedAt: number | null;
  /** Only from our backend. */
  customerRemark?: string | undefined;
  customerLanguage?: string | undefined;
  customerMail?: 'sent' | 'waiting' | 'undelivered' | null;
  customerGetsMail?: boolean;
  sequence?: number;
  unread?: 'new' | 'moved' | 'cancelled' | null;
  didNotCome?: boolean | null;
  saysWasThere?: boolean | undefined;
  note?: string;
  person?: { id: number; name: string } | null;
  /** 3 for the customer's third visit. */
  visitNumber?: number | null;
}

/** Null means that the slot is not set (CAL-009). */
export interface SlotValue {
  status: SlotStatus | null;
  serviceItemId: string | null;
  /** Absent where {host} does not say. */
  source?: SlotSource | undefined;
  mark?: OwnMark | null | undefined;
}

const NOT_SET: SlotValue = { status: null, serviceItemId: null };

/** `name` is the name of the other calendar. */
interface BusyElsewhere {
  startsAt: number;
  endsAt: number;
  name: string;
}

/**
 * Slots that are set, by their start (epoch ms). `bookings` is null if they are not listed. `busy`
 * is absent if {host} knows no other calendars.
 */
export interface CalendarData {
  slots: ReadonlyMap<number, SlotValue>;
  bookings: readonly BookingNote[] | null;
  busy?: readonly BusyElsewhere[] | undefined;
}

/** Returns the names of the calendars, each once. */
export function busyCalendars(
  { busy = [] }: Pick<CalendarData, 'busy'>,
  { from, to }: Span,
): string[] {
  const found = busy.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return [...new Set(found.map(({ name }) => name))];
}

/** Whether another calendar closes this time. A mark cannot open such a time. */
export function isElsewhere(data: CalendarData, at: number): boolean {
  const { source, status } = data.slots.get(at) ?? NOT_SET;
  if (source === 'elsewhere') return true;
  return status !== 'booked' && busyCalendars(data, { from: at, to: at + SLOT_MS }).length > 0;
}

/** Neighbouring cells with the same state, or of the same booking, are drawn as one run. */
export interface Cell {
  at: number;
  minute: number;
  status: SlotStatus | null;
  /** The time was available, but has passed. */
  isPast: boolean;
  /** Another calendar is busy. So the time is closed, or the visit in it is in doubt. */
  isElsewhere: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the cell starts a run or, outside of bookings, an hour. */
  hasSymbol: boolean;
  name: string;
  customer: string;
  label: string;
}

/** A booking without an end covers one slot. */
export function bookingAt({ bookings }: CalendarData, at: number): BookingNote | null {
  const covers = ({ startsAt, endsAt, isCancelled }: BookingNote) =>
    !isCancelled && startsAt < at + SLOT_MS && (endsAt ?? startsAt + 1) > at;
  return bookings?.find(covers) ?? null;
}

export function bookedName(
  booking: BookingNote | null,
  serviceItemId: string | null,
  itemNames: ReadonlyMap<string, string>,
  locale: string,
): string {
  const names = booking?.services.map((service) => service.name) ?? [];
  const named = namesInText(names, locale);
  return named || (serviceItemId && itemNames.get(serviceItemId)) || '';
}

export function slotClock({ minute, zoneName }: Pick<GridSlot, 'minute' | 'zoneName'>): string {
  return zoneName ? `${clockOf(minute)} ${zoneName}` : clockOf(minute);
}

export function sourceWords(source: SlotSource | undefined, t: Texts<'calendar.cells'>): string {
  switch (source) {
    case 'hours':
    case 'mark':
    case 'kept':
    case 'elsewhere':
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

/** Whether the calendar has opening hours. Then a slot that is not set is outside of them. */
export function hasHours({ slots }: CalendarData): boolean {
  return [...slots.values()].some(({ source }) => isOfHours(source));
}

/** Epoch ms. A quarter hour that has begun is not over yet. */
export function isOver(at: number, now: number): boolean {
  return at + SLOT_MS <= now;
}

type Busy = readonly BusyElsewhere[];

/** Returns the busy times of one day, because each slot of it is compared with them. */
function busyOfDay({ slots }: GridDay, { busy = [], slots: known }: CalendarData): Busy | null {
  const [from = 0, last = 0] = [slots[0]?.at, slots.at(-1)?.at];
  const to = last + SLOT_MS;
  const own = busy.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  // The slots may be newer than the busy times, or the busy times may be unreadable. So slots that
  // another calendar closes count as busy, too.
  const closed = slots.filter(({ at }) => known.get(at)?.source === 'elsewhere');
  const all = [
    ...own,
    ...closed.map(({ at }) => ({ startsAt: at, endsAt: at + SLOT_MS, name: '' })),
  ];
  return all.length > 0 ? all : null;
}

/** If any part of a visit is busy elsewhere, the whole visit is in doubt. */
function isBusyAt(busy: Busy, at: number, booking: BookingNote | null): boolean {
  const from = booking?.startsAt ?? at;
  const to = booking?.endsAt ?? at + SLOT_MS;
  return busy.some(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
}

/**
 * `itemNames` are by id, for hosts that list no bookings. Without `now`, nothing is past. `who`
 * names the person if several people are shown.
 */
export function dayCells(
  day: GridDay,
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
  t: Texts<'calendar.cells'>,
  who = '',
): Cell[] {
  const dayLabel = formatDay(noonOf(day.date), 'UTC', t.locale);
  // Without opening hours, everything is a mark, so marks need no word.
  const hasHours = day.slots.some(({ at }) => isOfHours(data?.slots.get(at)?.source));
  const busy = data && busyOfDay(day, data);
  const slots = day.slots.map((slot) => {
    const { status, serviceItemId, source } = data?.slots.get(slot.at) ?? NOT_SET;
    const booking = data && status === 'booked' ? bookingAt(data, slot.at) : null;
    const isBusy = busy !== null && isBusyAt(busy, slot.at, booking);
    const run =
      status === 'booked' ? `booked ${booking?.id ?? serviceItemId}` : `${status} ${isBusy}`;
    const cause = isBusy
      ? t(status === 'booked' ? 'elsewhereToo' : 'elsewhere')
      : source === 'mark' && !hasHours
        ? ''
        : sourceWords(source, t);
    return { slot, status, serviceItemId, booking, run, cause, isBusy };
  });
  return slots.map(({ slot, status, serviceItemId, booking, run, cause, isBusy }, index) => {
    const known =
      status === 'booked' ? bookedName(booking, serviceItemId, itemNames, t.locale) : '';
    const isFirst = slots[index - 1]?.run !== run;
    const customer = booking?.customerName ?? '';
    const isPast = status === 'available' && now !== null && isOver(slot.at, now);
    const state = t(isPast ? 'availablePast' : (status ?? 'notSet'));
    // The customer comes first, so that somebody who listens to a week hears first who comes.
    const words = [customer, who, dayLabel, slotClock(slot), data && state, cause, known];
    return {
      at: slot.at,
      minute: slot.minute,
      status,
      isPast,
      isElsewhere: isBusy,
      isFirst,
      isLast: slots[index + 1]?.run !== run,
      hasSymbol: isFirst || (status !== 'booked' && slot.minute % 60 === 0),
      name: known || (status === 'booked' ? t('bookedName') : ''),
      customer,
      label: withCommas(words, t.locale),
    };
  });
}

export function hasSetSlot({ slots }: CalendarData): boolean {
  return [...slots.values()].some(({ status }) => status !== null);
}

/** Returns the hour of the first slot that is set, in minutes. 06:00 if none is set. */
export function firstWorkingMinute(days: readonly GridDay[], { slots }: CalendarData): number {
  const set = days.flatMap((day) => day.slots.filter(({ at }) => slots.get(at)?.status));
  if (set.length === 0) return 6 * 60;
  return Math.floor(Math.min(...set.map(({ minute }) => minute)) / 60) * 60;
}

/** People with nothing open or booked are left out, unless nobody has anything. */
export function firstCommonMinute(
  days: readonly GridDay[],
  all: readonly CalendarData[],
): number | null {
  const slots = days.flatMap((day) => day.slots);
  const isWork = ({ slots: known }: CalendarData, at: number) =>
    ['available', 'booked'].includes(known.get(at)?.status ?? '');
  const work = slots.filter(({ at }) => all.some((data) => isWork(data, at)));
  if (all.length > 1 && work.length > 0) {
    return Math.floor(Math.min(...work.map(({ minute }) => minute)) / 60) * 60;
  }
  const [first] = all;
  return first ? firstWorkingMinute(days, first) : null;
}

/** Counts only as far as the week that is known. */
export function freeMinutesFrom({ slots }: CalendarData, at: number): number {
  let end = at;
  while (slots.get(end)?.status === 'available') end += SLOT_MS;
  return ((end - at) / SLOT_MS) * SLOT_MINUTES;
}

/** Returns the span of the booking, or the run of slots with the same item. */
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
