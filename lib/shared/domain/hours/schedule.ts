import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { RepeatingDays } from './repeat';

/** Monday first. A day without ranges is closed. */
export type Week = TimeRange[][];

/** Hours for each week. Both days are included. */
export interface HoursSet {
  name: string;
  from: LocalDate | null;
  until: LocalDate | null;
  week: Week;
}

/** Without ranges, these are days off. */
export interface SpecialDays extends RepeatingDays {
  name: string;
  ranges: TimeRange[];
}

/** Rules for online bookings. Null means no limit. */
export interface BookingRules {
  /** The time that is kept free before and after each visit. */
  beforeMinutes: number;
  afterMinutes: number;
  noticeMinutes: number;
  /** Counted from today. */
  daysAhead: number | null;
  /** Only customers' bookings are counted. */
  visitsPerDay: number | null;
}

/** All times are by the venue's clock. */
export interface Schedule {
  /**
   * The usual hours are the first set. If other sets cover a day, the first of them replaces the
   * usual hours.
   */
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
