import { addDays, daysFrom, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import type { CalendarData } from './cells';
import { spanOfWeek } from './grid';
import { changesOfCopy, type MarkChange, type Marks, markOf, slotsIn } from './plan';

export interface CopyChoice {
  weeks: number;
  /** Whether slots that were cleared are copied, too. */
  clears: boolean;
  /** Days off that get the marks anyway. */
  ticked: ReadonlySet<LocalDate>;
}

export const FIRST_COPY: CopyChoice = { weeks: 4, clears: false, ticked: new Set() };

export function marksOfWeek(
  data: CalendarData,
  monday: LocalDate,
  zone: string,
  clearsMarks: boolean,
): Marks {
  const slots = slotsIn(spanOfWeek(monday, zone));
  return new Map(slots.map((at) => [at, markOf(data.slots.get(at), clearsMarks)]));
}

/** The days to which a week is copied. They begin with the Monday after it. */
export function copiedDays(
  monday: LocalDate,
  weeks: number,
): { first: LocalDate; last: LocalDate } {
  return { first: addDays(monday, 7), last: addDays(monday, weeks * 7 + 6) };
}

export interface CopyPlan {
  changes: MarkChange[];
  /** The days that change, in order. */
  dates: LocalDate[];
  /** Days off on which something could be copied. */
  offered: LocalDate[];
  isEmpty: boolean;
}

/** `daysOff` are the days off among the copied days. */
export function planCopy(
  monday: LocalDate,
  marks: Marks,
  { weeks, clears, ticked }: CopyChoice,
  daysOff: readonly LocalDate[],
  zone: string,
): CopyPlan {
  const week = daysFrom(monday, 7);
  const copy = (count: number, leftOut: readonly LocalDate[]) =>
    changesOfCopy(week, marks, { weeks: count, clears, daysOff: new Set(leftOut) }, zone);
  const weekdays = new Set(copy(1, []).map(({ date }) => weekdayOf(date)));
  const left = daysOff.filter((date) => !ticked.has(date));
  const changes = copy(weeks, left);
  return {
    changes,
    dates: [...new Set(changes.map(({ date }) => date))].sort(),
    offered: daysOff.filter((date) => weekdays.has(weekdayOf(date))),
    isEmpty: weekdays.size === 0,
  };
}
