import { formatClock } from '@/lib/shared/time/clock-words';
import { localDay } from '@/lib/shared/time/format';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { spansOf } from './plan';
import type { Slot } from './slots';

export interface DayHours {
  date: LocalDate;
  /** "10:00" as `formatClock` writes it; "24:00" at the end. */
  spans: { from: string; to: string }[];
  isBookedOut: boolean;
  /** If it is known and there are no hours, the day is closed. */
  isKnown: boolean;
}

/** Includes time that is kept free around a visit, and time that another calendar closes. */
function isOpen({ status, source, isOutside }: HourSlot): boolean {
  if (status === 'booked') return !isOutside;
  return status === 'available' || source === 'kept' || source === 'elsewhere';
}

/** A visit outside the opening hours says nothing about them. */
export function saysHours({ status, isOutside }: Pick<Slot, 'status' | 'isOutside'>): boolean {
  return status !== null && !isOutside;
}

/** If a slot has one of these sources, the calendar follows opening hours, so each day is known. */
const FOLLOWS_HOURS: readonly Slot['source'][] = [
  'hours',
  'special-day',
  'day-off',
  'kept',
  'rule',
];

type HourSlot = Pick<Slot, 'startsAt' | 'status' | 'source' | 'isOutside'>;

/**
 * Joins quarter hours. A day without hours counts as known if something is set on it, or if the
 * calendar follows hours.
 */
export function openingHours(
  days: readonly LocalDate[],
  slots: readonly HourSlot[],
  zone: string,
): DayHours[] {
  const open = slots.filter(isOpen);
  const isFree = new Set(
    open.flatMap(({ startsAt, status }) => (status === 'available' ? [startsAt] : [])),
  );
  const startsByDay = new Map<LocalDate, Set<number>>(days.map((date) => [date, new Set()]));
  for (const { startsAt } of open) {
    startsByDay.get(localDay(startsAt, zone))?.add(startsAt);
  }
  const followsHours = slots.some(({ source }) => source && FOLLOWS_HOURS.includes(source));
  const setDays = new Set(slots.filter(saysHours).map(({ startsAt }) => localDay(startsAt, zone)));
  return [...startsByDay].map(([date, starts]) => ({
    date,
    spans: spansOf(starts).map(({ from, to }) => ({
      from: formatClock(from, zone, 'en'),
      to: localDay(to, zone) === date ? formatClock(to, zone, 'en') : '24:00',
    })),
    isBookedOut: starts.size > 0 && ![...starts].some((start) => isFree.has(start)),
    isKnown: followsHours || setDays.has(date),
  }));
}
