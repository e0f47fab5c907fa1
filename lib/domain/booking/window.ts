import { addDays, firstOfMonth, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { BOOKING_MONTHS } from '@/lib/time/venue-time';

/** How many days stand side by side (TIME-002). */
const WINDOW_DAYS = 7;

/** The week on show and where one can go from it. Days are the venue's. */
export interface BookingWindow {
  days: LocalDate[];
  /** The first day of the week before, never before today; null when this is the first. */
  previous: LocalDate | null;
  /** The first day of the week after, never past the last month; null when this is the last. */
  next: LocalDate | null;
  /** Where each month of the dropdown leads: its first day that can be booked. */
  months: LocalDate[];
}

function between(date: LocalDate, first: LocalDate, last: LocalDate): LocalDate {
  // Days as YYYY-MM-DD sort as texts do.
  if (date < first) return first;
  return date > last ? last : date;
}

/**
 * The seven days from `wanted` on, moved to lie between today and the end of the 24th month;
 * anything but a calendar day counts as today.
 */
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
