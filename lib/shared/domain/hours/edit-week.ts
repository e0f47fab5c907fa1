import { DAY_MINUTES, type TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { Week } from './schedule';

/**
 * The hours of a day that is opened while no day before it in the week is open, and the first
 * range of a day that has none.
 */
const FIRST_RANGE: TimeRange = { from: 9 * 60, to: 17 * 60 };
const BREAK_MINUTES = 60;
const NEXT_MINUTES = 3 * 60;

export const CLOSED_WEEK: Week = [[], [], [], [], [], [], []];

const WORKING_DAYS = [0, 1, 2, 3, 4];

/** Monday is 0. */
export function withDays(week: Week, days: readonly number[], ranges: readonly TimeRange[]): Week {
  return week.map((own, day) => (days.includes(day) ? ranges.map((range) => ({ ...range })) : own));
}

/**
 * Closes an open day. Opens a closed one with the hours of the last open day before it in the
 * week, or else with `FIRST_RANGE`.
 */
export function toggleDay(week: Week, day: number): Week {
  if (week[day]?.length) return withDays(week, [day], []);
  const before = week.slice(0, day).findLast((ranges) => ranges.length > 0);
  return withDays(week, [day], before ?? [FIRST_RANGE]);
}

export function fillWeek(week: Week, range: TimeRange): Week {
  const open = week.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []));
  return withDays(week, open.length > 0 ? open : WORKING_DAYS, [range]);
}

/** Returns a range after a break, or null if the day is full. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange | null {
  const last = ranges.at(-1);
  if (!last) return FIRST_RANGE;
  const from = last.to + BREAK_MINUTES;
  return from >= DAY_MINUTES ? null : { from, to: Math.min(from + NEXT_MINUTES, DAY_MINUTES) };
}

export type HoursProblem = 'order' | 'overlap';

export function hoursProblem(ranges: readonly TimeRange[]): HoursProblem | null {
  if (ranges.some(({ from, to }) => from >= to)) return 'order';
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  const isApart = sorted.every(({ from }, index) => from >= (sorted[index - 1]?.to ?? 0));
  return isApart ? null : 'overlap';
}

export function tidyRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  const joined: TimeRange[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last?.to === range.from) last.to = range.to;
    else joined.push({ ...range });
  }
  return joined;
}

export function weekMinutes(week: Week): number {
  return week.flat().reduce((total, { from, to }) => total + Math.max(0, to - from), 0);
}

export function changedDays(week: Week, other: Week): number {
  return week.filter((ranges, day) => JSON.stringify(ranges) !== JSON.stringify(other[day])).length;
}
