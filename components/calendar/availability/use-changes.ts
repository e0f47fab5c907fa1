import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { applyChanges } from '@/components/calendar/week/week-changes';
import { pressSeen } from '@/components/shared/ui/press-seen';
import {
  type AvailabilityAction,
  type AvailabilityState,
  lastStepOf,
} from '@/lib/shared/domain/calendar/availability-mode';
import {
  changesOfSlots,
  countDays,
  inverseOf,
  type MarkChange,
  slotsIn,
} from '@/lib/shared/domain/calendar/plan';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { shownResult, undoneText, useResultTexts } from './result';
import { sendChanges } from './send-changes';

interface ChangesOptions {
  calls: CalendarCalls;
  weeks: CalendarWeeks;
  zone: string;
  monday: LocalDate;
}

/** Sends the marks, and on Undo the marks that were there before. */
export function useChanges(
  { calls, weeks, zone, monday }: ChangesOptions,
  state: AvailabilityState,
  dispatch: (action: AvailabilityAction) => void,
) {
  const t = useResultTexts();
  const refresh = () => void weeks.reload(monday);
  const change = (changes: readonly MarkChange[]) => {
    dispatch({ type: 'started', days: countDays(changes) });
    return weeks.change(
      applyChanges(changes),
      () => sendChanges(changes, calls),
      ({ set }) => applyChanges(set),
    );
  };

  return {
    async apply() {
      const { mark, selection } = state;
      const result = await change(changesOfSlots(selection.picked.keys(), mark, zone));
      const slots = result.set.flatMap(({ span }) => slotsIn(span));
      const shown = shownResult(result, zone, t);
      dispatch({ type: 'applied', slots, before: result.before, result: shown });
      refresh();
    },
    async undo() {
      await pressSeen();
      dispatch({ type: 'resultHidden' });
      if (lastStepOf(state) === 'selection') {
        return dispatch({ type: 'selected', action: { type: 'undo' } });
      }
      const last = state.history.at(-1);
      if (!last) return;
      const { changes, unset } = inverseOf(last, zone);
      const result = await change(changes);
      const failed = new Set(result.failed.flatMap(({ span }) => slotsIn(span)));
      const rest = new Map([...last].filter(([at]) => failed.has(at)));
      const done = { isError: false, text: undoneText(unset, t.result), reason: null };
      const shown = failed.size > 0 ? shownResult(result, zone, t) : done;
      dispatch({ type: 'undone', rest, result: shown });
      refresh();
    },
    /** For a dialog, which tells the outcome itself. */
    async send(changes: readonly MarkChange[]) {
      const result = await sendChanges(changes, calls);
      if (result.set.length > 0) {
        await weeks.keep(applyChanges(result.set));
        dispatch({ type: 'changedByDialog', before: result.before });
      }
      // A change without an answer may have been set as well.
      refresh();
      return result;
    },
  };
}
