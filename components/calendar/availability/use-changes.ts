import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { applyChanges } from '@/components/calendar/week/week-changes';
import {
  type Change,
  changesOfSlots,
  countDays,
  inverseOf,
  slotsIn,
} from '@/lib/shared/domain/calendar/plan';
import type { AvailabilityAction, AvailabilityState } from './availability-state';
import { shownResult, undoneText, useResultTexts } from './result';
import { sendChanges } from './send-changes';

interface ChangesOptions {
  calls: CalendarCalls;
  weeks: CalendarWeeks;
  zone: string;
}

type Dispatch = (action: AvailabilityAction) => void;

export function useChanges(
  { calls, weeks, zone }: ChangesOptions,
  state: AvailabilityState,
  dispatch: Dispatch,
) {
  const t = useResultTexts();
  const send = (changes: readonly Change[]) => {
    dispatch({ type: 'started', days: countDays(changes) });
    return weeks.change(
      applyChanges(changes),
      () => sendChanges(changes, calls),
      ({ set }) => applyChanges(set),
    );
  };

  return {
    apply: async () => {
      const { mark, selection } = state;
      const result = await send(changesOfSlots(selection.picked.keys(), mark, zone));
      const slots = result.set.flatMap(({ span }) => slotsIn(span));
      const shown = shownResult(result, zone, t);
      dispatch({ type: 'applied', slots, before: result.before, result: shown });
    },
    undo: async () => {
      const last = state.history.at(-1);
      if (!last) return;
      const { changes, unset } = inverseOf(last, zone);
      const result = await send(changes);
      const failed = new Set(result.failed.flatMap(({ span }) => slotsIn(span)));
      const rest = new Map([...last].filter(([at]) => failed.has(at)));
      const done = { isError: false, text: undoneText(unset, t.result), reason: null };
      const shown = failed.size > 0 ? shownResult(result, zone, t) : done;
      dispatch({ type: 'undone', rest, result: shown });
    },
  };
}
