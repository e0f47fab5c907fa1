import type { TimeRange } from '@/lib/domain/calendar/presets';
import { daysFrom, type LocalDate } from '@/lib/time/local-date';
import { type PublicHoliday, publicHolidayOn } from './public-holidays';
import { nextDay, type RepeatingDays } from './repeat';

/** Monday first; closed without ranges. */
export type Week = TimeRange[][];

/** Weekly; both days included. */
export interface HoursSet {
  name: string;
  from: LocalDate | null;
  until: LocalDate | null;
  week: Week;
}

/** Days off without ranges. */
export interface SpecialDays extends RepeatingDays {
  name: string;
  ranges: TimeRange[];
}

/** For online bookings; null is no limit. */
export interface BookingRules {
  /** Kept free around each visit. */
  beforeMinutes: number;
  afterMinutes: number;
  noticeMinutes: number;
  /** From today. */
  daysAhead: number | null;
  /** Customers' bookings. */
  visitsPerDay: number | null;
}

/** In the venue's wall time. */
export interface Schedule {
  /** Usual hours first; the first other that covers a day replaces them. */
  sets: HoursSet[];
  special: SpecialDays[];
  isClosedOnHolidays: boolean;
  workedHolidays: LocalDate[];
  rules: BookingRules;
}

export const NO_RULES: BookingRules = {
  beforeMinutes: 0,
  afterMinutes: 0,
  noticeMinutes: 0,
  daysAhead: null,
  visitsPerDay: null,
};

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

/** Sorted by their next day: the days entered, and a year's public holidays. */
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
