import { DAY_MS, HOUR_MS } from './units';

/** A calendar day as YYYY-MM-DD, of whichever zone is meant. As texts, days sort in their order. */
export type LocalDate = string;

/** The instant (epoch ms) at which UTC begins a day. */
export function utcMidnightOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The instant (epoch ms) of a day's noon in UTC: a formatter in UTC writes the day with it. */
export function noonOf(date: LocalDate): number {
  return utcMidnightOf(date) + 12 * HOUR_MS;
}

function fromUtc(instant: number): LocalDate {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Whether a text is a real calendar day in the form YYYY-MM-DD. */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = utcMidnightOf(text);
  // Date.parse takes 30 February for 2 March.
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}

/** A day so many days later (or earlier), by the calendar, so that clock changes do not matter. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utcMidnightOf(date) + days * DAY_MS);
}

/** The day of the week of a date, 0 for Monday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(utcMidnightOf(date)).getUTCDay() + 6) % 7;
}

/** The Monday of the week that holds a day (CAL-005). */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

/** So many days in a row. */
export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How many days later the second day is than the first; negative if it is earlier. */
export function daysApart(first: LocalDate, second: LocalDate): number {
  return (utcMidnightOf(second) - utcMidnightOf(first)) / DAY_MS;
}

/** The days from the first to the last, both included; none if the last comes first. */
export function datesBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  return daysFrom(first, Math.max(0, daysApart(first, last) + 1));
}

/** The first day of the month that lies so many months from a day's own. */
export function firstOfMonth(date: LocalDate, monthsLater = 0): LocalDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  // By hand, because every page of times lists 24 of them.
  const months = year * 12 + month - 1 + monthsLater;
  const [firstYear, firstMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(firstYear).padStart(4, '0')}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** The 42 days of a month's grid, from the Monday on or before its first (CAL-019). */
export function monthGrid(date: LocalDate): LocalDate[] {
  return daysFrom(mondayOf(firstOfMonth(date)), 42);
}

/** How many days a month (1 to 12) of a year has. */
export function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
