import { DateTime } from 'luxon';
import type { Span } from '@/lib/shared/time/span';
import { localDay } from './format';
import { addDays, type LocalDate } from './local-date';

const MOST_DAYS = 5_000;
const starts = new Map<string, number>();

function startOfDay(date: LocalDate, zone: string): number {
  const key = `${date} ${zone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= MOST_DAYS) starts.clear();
  const start = DateTime.fromISO(date, { zone }).startOf('day').toMillis();
  starts.set(key, start);
  return start;
}

/** Both days are included. Days have 23 to 25 hours. */
export function spanOfDays(first: LocalDate, last: LocalDate, zone: string): Span {
  return { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
}

/** The last millisecond (epoch ms) of the day that `instant` is in. */
export function endOfDay(instant: number, zone: string): number {
  const day = localDay(instant, zone);
  return spanOfDays(day, day, zone).to - 1;
}

/** This includes the current month (TIME-005). */
export const BOOKING_MONTHS = 24;

/** Returns epoch ms at which the last month that can be booked ends. */
export function bookingHorizon(now: number, zone: string): number {
  const month = DateTime.fromMillis(now, { zone }).startOf('month');
  return month.plus({ months: BOOKING_MONTHS }).toMillis();
}

/** Returns epoch ms. Minutes are those of the clock. */
export function instantOf(date: LocalDate, minuteOfDay: number, zone: string): number {
  return DateTime.fromISO(date, { zone })
    .set({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 })
    .toMillis();
}
