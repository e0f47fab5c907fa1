import { keptDraft } from '@/components/shared/forms/kept-draft';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import { CLOSED_WEEK, hoursProblem, tidyRanges } from '@/lib/shared/domain/hours/edit-week';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';

export function withUsualHours(schedule: Schedule): Schedule {
  if (schedule.sets.length > 0) return schedule;
  return { ...schedule, sets: [{ name: '', from: null, until: null, week: CLOSED_WEEK }] };
}

export function tidySchedule(schedule: Schedule): Schedule {
  return {
    ...schedule,
    sets: schedule.sets.map((set) => ({ ...set, week: set.week.map(tidyRanges) })),
  };
}

export function isOutOfOrder({ from, until }: { from: string | null; until: string | null }) {
  return from !== null && until !== null && until < from;
}

export function hasProblem({ sets }: Schedule): boolean {
  return sets.some(
    (set) => isOutOfOrder(set) || set.week.some((ranges) => hoursProblem(ranges) !== null),
  );
}

export function isSame(a: Schedule, b: Schedule): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isSchedule(value: unknown): value is Schedule {
  const { sets, special, rules } = Object(value);
  return (
    Array.isArray(sets) && sets.length > 0 && Array.isArray(special) && Object(rules) === rules
  );
}

/** `version` is that of the saved hours that were on show while they were changed. */
function isKept(value: unknown): value is KeptSchedule {
  const { version, schedule } = Object(value);
  return typeof version === 'number' && isSchedule(schedule);
}

export function keptHours(userId: string) {
  return keptDraft('opening-hours', userId, isKept);
}
