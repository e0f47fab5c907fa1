import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { SlotSource } from '@/lib/shared/domain/calendar/slots';
import { datesBetween, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { publicHolidayOn } from './public-holidays';
import { coversDay } from './repeat';
import type { HoursSet, Schedule, SpecialDays } from './schedule';

type HoursSource = Extract<SlotSource, 'hours' | 'special-day' | 'day-off'>;

export interface HoursOfDay {
  source: HoursSource;
  ranges: readonly TimeRange[];
}

function covers({ from, until }: Pick<HoursSet, 'from' | 'until'>, date: LocalDate): boolean {
  return (from === null || from <= date) && (until === null || date <= until);
}

/** Whether the hours were entered for a single day, once or for each year. */
const isForOneDay = ({ from, until, repeat }: SpecialDays) =>
  from === until && (!repeat || repeat === 'year');

/**
 * A day off counts more than a special day, then come dated sets, then usual hours. A holiday is a
 * day off, unless it is worked or has hours of its own. Hours of a longer time do not open a
 * holiday within it.
 */
export function hoursOn(schedule: Schedule, date: LocalDate): HoursOfDay {
  const special = schedule.special.filter((one) => coversDay(one, date));
  const isHoliday =
    schedule.isClosedOnHolidays &&
    !schedule.workedHolidays.includes(date) &&
    publicHolidayOn(date) !== null;
  const [first] = isHoliday ? special.filter(isForOneDay) : special;
  if (special.some(({ ranges }) => ranges.length === 0) || (isHoliday && !first)) {
    return { source: 'day-off', ranges: [] };
  }
  if (first) return { source: 'special-day', ranges: first.ranges };
  const [usual, ...dated] = schedule.sets;
  const set =
    dated.find((one) => covers(one, date)) ?? (usual && covers(usual, date) ? usual : null);
  return { source: 'hours', ranges: set?.week[weekdayOf(date)] ?? [] };
}

export function daysOffBetween(schedule: Schedule, first: LocalDate, last: LocalDate): LocalDate[] {
  return datesBetween(first, last).filter((date) => hoursOn(schedule, date).source === 'day-off');
}
