import {
  addDays,
  datesBetween,
  daysApart,
  isLocalDate,
  type LocalDate,
} from '@/lib/time/local-date';

/** The middle five are about the weekday of the first day, each month. */
export const REPEATS = ['week', 'first', 'second', 'third', 'fourth', 'last', 'year'] as const;
export type Repeat = (typeof REPEATS)[number];

const NTHS = ['first', 'second', 'third', 'fourth'] as const satisfies Repeat[];
export type Nth = (typeof NTHS)[number] | 'last';

/** Both days included. With `repeat` they are the first time of many, without an end. */
export interface RepeatingDays {
  from: LocalDate;
  until: LocalDate;
  repeat?: Repeat | undefined;
}

/** Which weekdays of its month a day is: the fourth may be the last, too, the fifth is only that. */
export function nthsOf(date: LocalDate): Nth[] {
  const day = Number(date.slice(8));
  const nth = NTHS[Math.floor((day - 1) / 7)];
  const isLast = day > 21 && addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return [...(nth ? [nth] : []), ...(isLast ? (['last'] as const) : [])];
}

/** Longer ones would run into their next time. */
export function mostDays(repeat: Repeat): number {
  if (repeat === 'week') return 7;
  return repeat === 'year' ? 365 : 28;
}

/** Whether the first day is one of those named, and its run is short enough. */
export function isRepeatable({ from, until, repeat }: RepeatingDays): boolean {
  if (!repeat) return true;
  if (daysApart(from, until) >= mostDays(repeat)) return false;
  return repeat === 'week' || repeat === 'year' || nthsOf(from).includes(repeat);
}

/** By day and month, so that 29 February is a day of leap years alone. */
function isInYear({ from, until }: RepeatingDays, date: LocalDate): boolean {
  const [first, last, day] = [from.slice(5), until.slice(5), date.slice(5)];
  const isOverNewYear = from.slice(0, 4) !== until.slice(0, 4);
  return isOverNewYear ? first <= day || day <= last : first <= day && day <= last;
}

function isInMonth({ from, until }: RepeatingDays, nth: Nth, date: LocalDate): boolean {
  const most = daysApart(from, until);
  // The run may have begun in the month before.
  for (let ago = daysApart(from, date) % 7; ago <= most; ago += 7) {
    if (nthsOf(ago === 0 ? date : addDays(date, -ago)).includes(nth)) return true;
  }
  return false;
}

/** Whether days, or one of their later times, cover a day. */
export function coversDay(days: RepeatingDays, date: LocalDate): boolean {
  const { from, until, repeat } = days;
  if (date < from) return false;
  if (date <= until) return true;
  switch (repeat) {
    case undefined:
      return false;
    case 'week':
      return daysApart(from, date) % 7 <= daysApart(from, until);
    case 'year':
      return isInYear(days, date);
    default:
      return isInMonth(days, repeat, date);
  }
}

const MOST_YEARS_APART = 8;

/** The first day from `today` on that they cover; null once they are over. */
export function nextDay(days: RepeatingDays, today: LocalDate): LocalDate | null {
  const { from, until, repeat } = days;
  const first = from > today ? from : today;
  if (first <= until || !repeat) return first <= until ? first : null;
  if (repeat !== 'year') {
    // A month has five weeks at most.
    const soon = datesBetween(first, addDays(first, 35));
    return soon.find((date) => coversDay(days, date)) ?? null;
  }
  if (coversDay(days, first)) return first;
  const year = Number(first.slice(0, 4));
  const starts = Array.from({ length: MOST_YEARS_APART + 1 }, (_, later) => {
    const date = `${year + later}${from.slice(4)}`;
    // A year without 29 February begins its run on the day after.
    return isLocalDate(date) ? date : `${year + later}-03-01`;
  });
  return starts.find((date) => date >= first && coversDay(days, date)) ?? null;
}
