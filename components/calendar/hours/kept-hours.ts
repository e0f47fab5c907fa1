import { keptDraft } from '@/components/shared/forms/kept-draft';
import type { KeptSchedule } from '@/lib/shared/contract/schedules';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';

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
