import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { HoursSet, Schedule, SpecialDays } from './schedule';

export interface OwnHours {
  /** Monday first. Null for a day with the account's hours. */
  week: (TimeRange[] | null)[];
  special: SpecialDays[];
}

export interface WorkingTimes {
  ownHours: OwnHours | null;
  /** Both days are included. Null for an end that is not known. */
  pausedFrom: LocalDate | null;
  pausedUntil: LocalDate | null;
}

const LAST_DAY: LocalDate = '9999-12-31';

/**
 * A person's own hours of a weekday replace those of every set. But if a dated set closes a weekday
 * that is usually open, it is closed for everybody.
 */
function withOwnWeek(sets: readonly HoursSet[], week: OwnHours['week']): HoursSet[] {
  const [usual = { name: '', from: null, until: null, week: [] }, ...dated] = sets;
  const isOpen = (set: HoursSet, day: number) => (set.week[day] ?? []).length > 0;
  const replaced = (set: HoursSet): HoursSet => ({
    ...set,
    week: week.map((own, day) => {
      const closes = set !== usual && !isOpen(set, day) && isOpen(usual, day);
      return own === null || closes ? (set.week[day] ?? []) : own;
    }),
  });
  return [usual, ...dated].map(replaced);
}

/** Returns the account's hours with a person's own hours. It is closed during a pause. */
export function scheduleOf(schedule: Schedule, worker: WorkingTimes): Schedule {
  const { ownHours, pausedFrom, pausedUntil } = worker;
  const pause: SpecialDays[] =
    pausedFrom === null
      ? []
      : [{ name: '', from: pausedFrom, until: pausedUntil ?? LAST_DAY, ranges: [] }];
  if (ownHours === null && pause.length === 0) return schedule;
  return {
    ...schedule,
    sets: ownHours ? withOwnWeek(schedule.sets, ownHours.week) : schedule.sets,
    special: [...pause, ...(ownHours?.special ?? []), ...schedule.special],
  };
}
