import { CLOSED_WEEK, hoursProblem, tidyRanges } from './edit-week';
import type { Schedule } from './schedule';

/** Ensures that there is a set for the usual hours. A new one is closed. */
export function withUsualHours(schedule: Schedule): Schedule {
  if (schedule.sets.length > 0) return schedule;
  return { ...schedule, sets: [{ name: '', from: null, until: null, week: CLOSED_WEEK }] };
}

/** Returns the schedule in the form in which it is saved. */
export function tidySchedule(schedule: Schedule): Schedule {
  return {
    ...schedule,
    sets: schedule.sets.map((set) => ({ ...set, week: set.week.map(tidyRanges) })),
  };
}

/** Returns false if one of the ends is open. */
export function isOutOfOrder({ from, until }: { from: string | null; until: string | null }) {
  return from !== null && until !== null && until < from;
}

/** Whether the schedule cannot be saved. */
export function hasProblem({ sets }: Schedule): boolean {
  return sets.some(
    (set) => isOutOfOrder(set) || set.week.some((ranges) => hoursProblem(ranges) !== null),
  );
}
