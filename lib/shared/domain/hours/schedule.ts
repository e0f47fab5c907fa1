import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { RepeatingDays } from './repeat';

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
