import { DAY_MS, HOUR_MS } from './units';

/** YYYY-MM-DD. Dates can be sorted as texts. */
export type LocalDate = string;

/** Epoch ms. */
export function utcMidnightOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Epoch ms. Format it in UTC. */
export function noonOf(date: LocalDate): number {
  return utcMidnightOf(date) + 12 * HOUR_MS;
}

function fromUtc(instant: number): LocalDate {
  return new Date(instant).toISOString().slice(0, 10);
}

export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = utcMidnightOf(text);
  // `Date.parse` reads 30 February as 2 March.
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utcMidnightOf(date) + days * DAY_MS);
}

/** Returns 0 for Monday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(utcMidnightOf(date)).getUTCDay() + 6) % 7;
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Used for texts that choose by weekday. Their `other` is Sunday. */
export function weekdayKeyOf(date: LocalDate): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[weekdayOf(date)] ?? 'sun';
}

export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Negative if the second date is earlier. */
export function daysApart(first: LocalDate, second: LocalDate): number {
  return (utcMidnightOf(second) - utcMidnightOf(first)) / DAY_MS;
}

/** Both dates are included. Returns none if they are in the wrong order. */
export function datesBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  return daysFrom(first, Math.max(0, daysApart(first, last) + 1));
}

export function firstOfMonth(date: LocalDate, monthsLater = 0): LocalDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  // Does not use `Date`, because every page of times lists 24 months.
  const months = year * 12 + month - 1 + monthsLater;
  const [firstYear, firstMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(firstYear).padStart(4, '0')}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** Returns 42 days, which begin with a Monday (CAL-019). */
export function monthGrid(date: LocalDate): LocalDate[] {
  return daysFrom(mondayOf(firstOfMonth(date)), 42);
}

export function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
