import { addDays, firstOfMonth, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { BOOKING_MONTHS } from '@/lib/time/venue-time';

const WINDOW_DAYS = 7;

/** Days are the venue's. */
export interface BookingWindow {
  days: LocalDate[];
  /** Never before today; null in the first week. */
  previous: LocalDate | null;
  /** Never past the last month; null in the last week. */
  next: LocalDate | null;
  /** The first day of each month that can be booked. */
  months: LocalDate[];
}

function between(date: LocalDate, first: LocalDate, last: LocalDate): LocalDate {
  // YYYY-MM-DD sorts as text.
  if (date < first) return first;
  return date > last ? last : date;
}

/** Kept between today and the end of the 24th month; an invalid day counts as today. */
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
