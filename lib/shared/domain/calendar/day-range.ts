import { addDays, datesBetween, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { MAX_RANGE_DAYS } from './plan';

export interface DayRange {
  first: LocalDate;
  last: LocalDate;
  anchor: LocalDate;
  isOpen: boolean;
}

function around(anchor: LocalDate, day: LocalDate, isOpen: boolean): DayRange {
  const reach = MAX_RANGE_DAYS - 1;
  const [early, late] = [addDays(anchor, -reach), addDays(anchor, reach)];
  const end = day < early ? early : day > late ? late : day;
  const [first, last] = end < anchor ? [end, anchor] : [anchor, end];
  return { first, last, anchor, isOpen };
}

export function chooseDay(range: DayRange | null, day: LocalDate): DayRange {
  return range?.isOpen ? around(range.anchor, day, false) : around(day, day, true);
}

/**
 * Extends the range like a press with Shift, up to the number of days that can be changed at once.
 */
export function reachDay(range: DayRange | null, from: LocalDate, day: LocalDate): DayRange {
  return around(range?.anchor ?? from, day, true);
}

/** Monday is 0. */
export const ALL_WEEKDAYS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6]);

export function daysOfRange(range: DayRange | null, weekdays: ReadonlySet<number>): LocalDate[] {
  if (!range) return [];
  return datesBetween(range.first, range.last).filter((date) => weekdays.has(weekdayOf(date)));
}
