import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { spanOfWeek } from '@/components/calendar/week/calendar-store';
import { lookRepeatedly } from '@/components/unsettled/look-up';
import { type Change, slotsIn } from '@/lib/domain/calendar/plan';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { mondayOf } from '@/lib/time/local-date';
import type { FindSet } from './apply-changes';

const NEVER = new AbortController().signal;

/**
 * Reads the weeks of changes anew, a few times until all of them are there. Past the store, which
 * shows changes before they are agreed to. What is booked counts as set: a mark lies beneath it.
 */
export function findSetIn(calls: Pick<CalendarCalls, 'readWindow'>, zone: string): FindSet {
  const readStatuses = async (changes: readonly Change[]) => {
    const statuses = new Map<number, string | null>();
    for (const monday of new Set(changes.map(({ date }) => mondayOf(date)))) {
      const result = await calls.readWindow(spanOfWeek(monday, zone), NEVER);
      for (const { startsAt, status } of result.ok ? result.answer.slots : []) {
        statuses.set(Math.floor(Date.parse(startsAt) / SLOT_MS) * SLOT_MS, status);
      }
    }
    return statuses;
  };
  return async (changes) => {
    let set: Change[] = [];
    await lookRepeatedly(async () => {
      const statuses = await readStatuses(changes);
      set = changes.filter(({ mark, span }) =>
        slotsIn(span).every((at) => [mark, 'booked'].includes(statuses.get(at) ?? '')),
      );
      return set.length === changes.length ? 'done' : 'missing';
    });
    return set;
  };
}
