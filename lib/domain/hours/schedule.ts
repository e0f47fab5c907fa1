import type { TimeRange } from '@/lib/domain/calendar/presets';
import type { LocalDate } from '@/lib/time/local-date';

/** The ranges of each day of a week, Monday first; a day without any is closed. */
export type Week = TimeRange[][];

/** Hours that repeat each week, from a day until a day (both included) where these are named. */
export interface HoursSet {
  name: string;
  from: LocalDate | null;
  until: LocalDate | null;
  week: Week;
}

/** Days, both included, that differ from the week; without ranges they are days off. */
export interface SpecialDays {
  name: string;
  from: LocalDate;
  until: LocalDate;
  ranges: TimeRange[];
}

/** What customers are bound by when they book online. A limit of null is none. */
export interface BookingRules {
  /** Minutes that stay free before and after each visit. */
  beforeMinutes: number;
  afterMinutes: number;
  /** How long before its start a visit can still be booked. */
  noticeMinutes: number;
  /** The last day that can be booked, counted from today. */
  daysAhead: number | null;
  /** How many visits customers may book on one day. */
  visitsPerDay: number | null;
}

/** The opening hours of a provider, in the wall time of the venue. */
export interface Schedule {
  /** The usual hours first; of the others, the first that covers a day takes its place. */
  sets: HoursSet[];
  special: SpecialDays[];
  isClosedOnHolidays: boolean;
  /** Public holidays on which the provider works all the same. */
  workedHolidays: LocalDate[];
  rules: BookingRules;
}

/** Rules that forbid nothing: what held before there were any. */
export const NO_RULES: BookingRules = {
  beforeMinutes: 0,
  afterMinutes: 0,
  noticeMinutes: 0,
  daysAhead: null,
  visitsPerDay: null,
};

/** The schedule of a provider who has not set one: nothing repeats, and nothing is forbidden. */
export const NO_SCHEDULE: Schedule = {
  sets: [],
  special: [],
  isClosedOnHolidays: false,
  workedHolidays: [],
  rules: NO_RULES,
};

/** Whether a schedule has any hours, usual or special ones. */
export function hasHours({ sets, special }: Pick<Schedule, 'sets' | 'special'>): boolean {
  return (
    sets.some(({ week }) => week.some((ranges) => ranges.length > 0)) ||
    special.some(({ ranges }) => ranges.length > 0)
  );
}
