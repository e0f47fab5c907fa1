import { addDays, datesBetween, type LocalDate, weekdayOf } from '@/lib/time/local-date';
import { MAX_RANGE_DAYS } from './plan';

/** A range of days as it is being chosen; `anchor` is the day it was begun on. */
export interface DayRange {
  first: LocalDate;
  last: LocalDate;
  anchor: LocalDate;
  /** The next choice ends this range; otherwise it begins another one. */
  isOpen: boolean;
}

function around(anchor: LocalDate, day: LocalDate, isOpen: boolean): DayRange {
  const reach = MAX_RANGE_DAYS - 1;
  const [early, late] = [addDays(anchor, -reach), addDays(anchor, reach)];
  const end = day < early ? early : day > late ? late : day;
  const [first, last] = end < anchor ? [end, anchor] : [anchor, end];
  return { first, last, anchor, isOpen };
}

/** The range after a day is chosen: a first choice is a range of one day, a second one ends it. */
export function chooseDay(range: DayRange | null, day: LocalDate): DayRange {
  return range?.isOpen ? around(range.anchor, day, false) : around(day, day, true);
}

/** The range reached to a day, as Shift does it; never more days than are applied at once. */
export function reachDay(range: DayRange | null, from: LocalDate, day: LocalDate): DayRange {
  return around(range?.anchor ?? from, day, true);
}

/** The days of the week, Monday (0) to Sunday (6). */
export const ALL_WEEKDAYS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6]);

/** The days of a range that are one of these weekdays, in order; none before a day is chosen. */
export function daysOfRange(range: DayRange | null, weekdays: ReadonlySet<number>): LocalDate[] {
  if (!range) return [];
  return datesBetween(range.first, range.last).filter((date) => weekdays.has(weekdayOf(date)));
}
