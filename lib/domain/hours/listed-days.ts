import { daysFrom, type LocalDate } from '@/lib/time/local-date';
import { type PublicHoliday, publicHolidayOn } from './public-holidays';
import type { Schedule } from './schedule';

export type ListedDays =
  | { kind: 'special'; from: LocalDate; days: Schedule['special'][number] }
  | { kind: 'holiday'; from: LocalDate; holiday: PublicHoliday; isWorked: boolean };

const DAYS_AHEAD = 366;

/** Days to come in order: those entered, and a year's public holidays if they count. */
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
