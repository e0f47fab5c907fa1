import { addDays, firstOfMonth, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { BOOKING_MONTHS } from '@/lib/shared/time/venue-time';

const WINDOW_DAYS = 7;

export interface BookingWindow {
  days: LocalDate[];
  /** Null in the first week. */
  previous: LocalDate | null;
  /** Null in the last week. */
  next: LocalDate | null;
  /** The first bookable day of each month. */
  months: LocalDate[];
}

function between(date: LocalDate, first: LocalDate, last: LocalDate): LocalDate {
  if (date < first) return first;
  return date > last ? last : date;
}

/** Returns a window between today and the end of the 24th month. An invalid day counts as today. */
export function bookingWindow(today: LocalDate, wanted: string): BookingWindow {
  const firsts = Array.from({ length: BOOKING_MONTHS }, (_, index) => firstOfMonth(today, index));
  const lastStart = addDays(firstOfMonth(today, BOOKING_MONTHS), -WINDOW_DAYS);
  const start = between(isLocalDate(wanted) ? wanted : today, today, lastStart);
  const step = (days: number) => between(addDays(start, days), today, lastStart);
  return {
    days: Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(start, index)),
    previous: start > today ? step(-WINDOW_DAYS) : null,
    next: start < lastStart ? step(WINDOW_DAYS) : null,
    months: firsts.map((first) => between(first, today, lastStart)),
  };
}
