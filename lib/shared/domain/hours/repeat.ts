import {
  addDays,
  datesBetween,
  daysApart,
  isLocalDate,
  type LocalDate,
} from '@/lib/shared/time/local-date';

/** The five in the middle are a weekday of each month, such as the second Monday. */
export const REPEATS = ['week', 'first', 'second', 'third', 'fourth', 'last', 'year'] as const;
export type Repeat = (typeof REPEATS)[number];

const NTHS = ['first', 'second', 'third', 'fourth'] as const satisfies Repeat[];
export type Nth = (typeof NTHS)[number] | 'last';

/** Both days are included. With `repeat`, this is the first of many times, without an end. */
export interface RepeatingDays {
  from: LocalDate;
  until: LocalDate;
  repeat?: Repeat | undefined;
}

/** The fourth weekday of a month may also be its last one. A fifth can only be the last. */
export function nthsOf(date: LocalDate): Nth[] {
  const day = Number(date.slice(8));
  const nth = NTHS[Math.floor((day - 1) / 7)];
  const isLast = day > 21 && addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return [...(nth ? [nth] : []), ...(isLast ? (['last'] as const) : [])];
}

/** If the days were more, they would overlap the next time. */
export function mostDays(repeat: Repeat): number {
  if (repeat === 'week') return 7;
  return repeat === 'year' ? 365 : 28;
}

export function isRepeatable({ from, until, repeat }: RepeatingDays): boolean {
  if (!repeat) return true;
  if (daysApart(from, until) >= mostDays(repeat)) return false;
  return repeat === 'week' || repeat === 'year' || nthsOf(from).includes(repeat);
}

/** Compares day and month: 29 February is only in leap years. */
function isInYear({ from, until }: RepeatingDays, date: LocalDate): boolean {
  const [first, last, day] = [from.slice(5), until.slice(5), date.slice(5)];
  const isOverNewYear = from.slice(0, 4) !== until.slice(0, 4);
  return isOverNewYear ? first <= day || day <= last : first <= day && day <= last;
}

function isInMonth({ from, until }: RepeatingDays, nth: Nth, date: LocalDate): boolean {
  const most = daysApart(from, until);
  // The days may begin in the month before.
  for (let ago = daysApart(from, date) % 7; ago <= most; ago += 7) {
    if (nthsOf(ago === 0 ? date : addDays(date, -ago)).includes(nth)) return true;
  }
  return false;
}

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

/** Returns the first day from `today` on, or null if all are over. */
export function nextDay(days: RepeatingDays, today: LocalDate): LocalDate | null {
  const { from, until, repeat } = days;
  const first = from > today ? from : today;
  if (first <= until || !repeat) return first <= until ? first : null;
  if (repeat !== 'year') {
    // A month has at most five weeks.
    const soon = datesBetween(first, addDays(first, 35));
    return soon.find((date) => coversDay(days, date)) ?? null;
  }
  if (coversDay(days, first)) return first;
  const year = Number(first.slice(0, 4));
  const starts = Array.from({ length: MOST_YEARS_APART + 1 }, (_, later) => {
    const date = `${year + later}${from.slice(4)}`;
    // In a year without 29 February, the days begin on 1 March.
    return isLocalDate(date) ? date : `${year + later}-03-01`;
  });
  return starts.find((date) => date >= first && coversDay(days, date)) ?? null;
}
