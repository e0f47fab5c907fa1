import { daysFrom, type LocalDate } from '@/lib/time/local-date';
import { type PublicHoliday, publicHolidayOn } from './public-holidays';
import type { Schedule } from './schedule';

/** One line of the list of days that differ from the week. */
export type ListedDays =
  | { kind: 'special'; from: LocalDate; days: Schedule['special'][number] }
  | { kind: 'holiday'; from: LocalDate; holiday: PublicHoliday; isWorked: boolean };

const DAYS_AHEAD = 366;

/** What is to come, in order: days that were entered, and the public holidays of a year if they count. */
export function listedDays(schedule: Schedule, today: LocalDate): ListedDays[] {
  const { special, isClosedOnHolidays, workedHolidays } = schedule;
  const entered = special
    .filter(({ until }) => until >= today)
    .map((days): ListedDays => ({ kind: 'special', from: days.from, days }));
  const dates = isClosedOnHolidays ? daysFrom(today, DAYS_AHEAD) : [];
  const holidays = dates.flatMap((date): ListedDays[] => {
    const holiday = publicHolidayOn(date);
    const isWorked = workedHolidays.includes(date);
    return holiday ? [{ kind: 'holiday', from: date, holiday, isWorked }] : [];
  });
  return [...entered, ...holidays].sort((a, b) => a.from.localeCompare(b.from));
}
