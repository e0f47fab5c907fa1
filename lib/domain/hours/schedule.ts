import type { TimeRange } from '@/lib/domain/calendar/presets';
import { daysFrom, type LocalDate } from '@/lib/time/local-date';
import { type PublicHoliday, publicHolidayOn } from './public-holidays';
import { nextDay, type RepeatingDays } from './repeat';

/** Monday first; a day without ranges is closed. */
export type Week = TimeRange[][];

/** Repeats each week; its first and last day are included. */
export interface HoursSet {
  name: string;
  from: LocalDate | null;
  until: LocalDate | null;
  week: Week;
}

/** Without ranges they are days off. */
export interface SpecialDays extends RepeatingDays {
  name: string;
  ranges: TimeRange[];
}

/** Rules for customers who book online; null is no limit. */
export interface BookingRules {
  /** Minutes that stay free around each visit. */
  beforeMinutes: number;
  afterMinutes: number;
  /** In minutes. */
  noticeMinutes: number;
  /** Counted from today. */
  daysAhead: number | null;
  /** Counts customers' bookings. */
  visitsPerDay: number | null;
}

/** In the wall time of the venue. */
export interface Schedule {
  /** The usual hours first; of the others, the first that covers a day replaces them. */
  sets: HoursSet[];
  special: SpecialDays[];
  isClosedOnHolidays: boolean;
  workedHolidays: LocalDate[];
  rules: BookingRules;
}

/** Forbids nothing. */
export const NO_RULES: BookingRules = {
  beforeMinutes: 0,
  afterMinutes: 0,
  noticeMinutes: 0,
  daysAhead: null,
  visitsPerDay: null,
};

/** A schedule that nobody has set: nothing repeats, nothing is forbidden. */
export const NO_SCHEDULE: Schedule = {
  sets: [],
  special: [],
  isClosedOnHolidays: false,
  workedHolidays: [],
  rules: NO_RULES,
};

export function hasHours({ sets, special }: Pick<Schedule, 'sets' | 'special'>): boolean {
  return (
    sets.some(({ week }) => week.some((ranges) => ranges.length > 0)) ||
    special.some(({ ranges }) => ranges.length > 0)
  );
}

type ListedDays =
  | { kind: 'special'; from: LocalDate; days: SpecialDays }
  | { kind: 'holiday'; from: LocalDate; holiday: PublicHoliday; isWorked: boolean };

const DAYS_AHEAD = 366;

/** Days to come in order of when they are next: those entered, and a year's public holidays. */
export function listedDays(schedule: Schedule, today: LocalDate): ListedDays[] {
  const { special, isClosedOnHolidays, workedHolidays } = schedule;
  const entered = special.flatMap((days): ListedDays[] => {
    const next = nextDay(days, today);
    if (next === null) return [];
    return [{ kind: 'special', from: days.repeat ? next : days.from, days }];
  });
  const dates = isClosedOnHolidays ? daysFrom(today, DAYS_AHEAD) : [];
  const holidays = dates.flatMap((date): ListedDays[] => {
    const holiday = publicHolidayOn(date);
    const isWorked = workedHolidays.includes(date);
    return holiday ? [{ kind: 'holiday', from: date, holiday, isWorked }] : [];
  });
  return [...entered, ...holidays].sort((a, b) => a.from.localeCompare(b.from));
}
