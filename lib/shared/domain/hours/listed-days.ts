import { daysFrom, type LocalDate } from '@/lib/shared/time/local-date';
import { hoursOn } from './hours-on';
import { type PublicHoliday, publicHolidayOn } from './public-holidays';
import { nextDay } from './repeat';
import type { Schedule, SpecialDays } from './schedule';

interface ListedHoliday {
  kind: 'holiday';
  from: LocalDate;
  holiday: PublicHoliday;
  isWorked: boolean;
  /** `closed` is a holiday on which people work, but on a weekday without hours. */
  state: 'off' | 'open' | 'closed';
  /** False if days that were entered by hand decide. */
  canChange: boolean;
}

type ListedDays = { kind: 'special'; from: LocalDate; days: SpecialDays } | ListedHoliday;

const DAYS_AHEAD = 366;

export function withHoliday(schedule: Schedule, date: LocalDate, isWorked: boolean): Schedule {
  const others = schedule.workedHolidays.filter((one) => one !== date);
  return { ...schedule, workedHolidays: isWorked ? [...others, date] : others };
}

function toHoliday(schedule: Schedule, date: LocalDate, holiday: PublicHoliday): ListedHoliday {
  const isWorked = schedule.workedHolidays.includes(date);
  const { source, ranges } = hoursOn(schedule, date);
  const other = hoursOn(withHoliday(schedule, date, !isWorked), date);
  const isOff = source === 'day-off';
  return {
    kind: 'holiday',
    from: date,
    holiday,
    isWorked,
    state: isOff ? 'off' : ranges.length > 0 ? 'open' : 'closed',
    canChange: isOff !== (other.source === 'day-off'),
  };
}

/**
 * Lists the days that were entered and the public holidays of a year, sorted by the next day of
 * each.
 */
export function listedDays(schedule: Schedule, today: LocalDate): ListedDays[] {
  const entered = schedule.special.flatMap((days): ListedDays[] => {
    const next = nextDay(days, today);
    if (next === null) return [];
    return [{ kind: 'special', from: days.repeat ? next : days.from, days }];
  });
  const dates = schedule.isClosedOnHolidays ? daysFrom(today, DAYS_AHEAD) : [];
  const holidays = dates.flatMap((date): ListedDays[] => {
    const holiday = publicHolidayOn(date);
    return holiday ? [toHoliday(schedule, date, holiday)] : [];
  });
  return [...entered, ...holidays].sort((a, b) => a.from.localeCompare(b.from));
}
