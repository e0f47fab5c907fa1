import { DateTime } from 'luxon';
import type { Span } from '@/lib/time/span';
import { addDays, type LocalDate } from './local-date';

const MOST_DAYS = 5_000;
const starts = new Map<string, number>();

/** The instant at which a day begins in a zone, kept because every page of times asks for the same days. */
function startOfDay(date: LocalDate, zone: string): number {
  const key = `${date} ${zone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= MOST_DAYS) starts.clear();
  const start = DateTime.fromISO(date, { zone }).startOf('day').toMillis();
  starts.set(key, start);
  return start;
}

/** The span from the start of the first day to the end of the last: 23, 24 or 25 hours a day. */
export function spanOfDays(first: LocalDate, last: LocalDate, zone: string): Span {
  return { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone) };
}

/** How many months ahead may be booked, the current one included (TIME-005). */
export const BOOKING_MONTHS = 24;

/** The instant (epoch ms) from which on nothing can be booked yet: the end of the 24th month. */
export function bookingHorizon(now: number, zone: string): number {
  const month = DateTime.fromMillis(now, { zone }).startOf('month');
  return month.plus({ months: BOOKING_MONTHS }).toMillis();
}

/** The instant (epoch ms) of a wall-clock time on a venue's day, minutes counted from midnight. */
export function instantOf(date: LocalDate, minuteOfDay: number, zone: string): number {
  return DateTime.fromISO(date, { zone })
    .set({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 })
    .toMillis();
}
