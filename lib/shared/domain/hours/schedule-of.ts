import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { HoursSet, Schedule, SpecialDays } from './schedule';

export interface OwnHours {
  /** Monday first; null for the account's. */
  week: (TimeRange[] | null)[];
  special: SpecialDays[];
}

export interface WorkingTimes {
  ownHours: OwnHours | null;
  /** Both included; null for an unknown end. */
  pausedFrom: LocalDate | null;
  pausedUntil: LocalDate | null;
}

const LAST_DAY: LocalDate = '9999-12-31';

/**
 * A person's own hours of a weekday replace those of every set. But where a dated set closes a
 * weekday that is usually open, it closes for everybody.
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

/** The account's hours with a person's own, closed while paused. */
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
