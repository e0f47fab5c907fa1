import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { applyChanges, findMarks, isBooked } from '@/components/calendar/week/week-changes';
import { type Change, changesOfSlots, inverseOf, slotsIn } from '@/lib/domain/calendar/plan';
import { countDays, type Progress, sendChanges } from './availability-calls';
import type { AvailabilityAction, AvailabilityState } from './availability-state';
import { shownResult, undoneText, useResultTexts } from './result';

interface ChangesOptions {
  calls: CalendarCalls;
  weeks: CalendarWeeks;
  zone: string;
}

type Dispatch = (action: AvailabilityAction) => void;

const NEVER_STOPPED = new AbortController().signal;

export function useChanges(
  { calls, weeks, zone }: ChangesOptions,
  state: AvailabilityState,
  dispatch: Dispatch,
) {
  const t = useResultTexts();
  const start = (changes: readonly Change[]) =>
    dispatch({ type: 'started', progress: { done: 0, days: countDays(changes) } });

  const send = (changes: readonly Change[]) => {
    start(changes);
    const options = {
      onProgress: (progress: Progress) => dispatch({ type: 'progressed', progress }),
      signal: NEVER_STOPPED,
    };
    return weeks.change(
      applyChanges(changes),
      () => sendChanges(changes, calls.setAvailability, options),
      ({ set }) => applyChanges(set),
    );
  };

  return {
    apply: async () => {
      const { mark, selection } = state;
      const wanted = changesOfSlots(selection.picked.keys(), mark, zone);
      start(wanted);
      const found = await findMarks(weeks, wanted, calls.clearsMarks);
      const free = wanted.flatMap(({ date, span }) =>
        slotsIn(span).filter((at) => !isBooked(weeks, date, at)),
      );
      const result = await send(changesOfSlots(free, mark, zone));
      const set = result.set.flatMap(({ span }) => slotsIn(span));
      const before = new Map(set.map((at) => [at, found.get(at)]));
      dispatch({ type: 'applied', before, result: shownResult(result, zone, t) });
    },
    undo: async () => {
      const last = state.history.at(-1);
      if (!last) return;
      const { changes, ...lost } = inverseOf(last, zone);
      const result = await send(changes);
      const failed = new Set(result.failed.flatMap(({ span }) => slotsIn(span)));
      const rest = new Map([...last].filter(([at]) => failed.has(at)));
      const done = { isError: false, text: undoneText(lost, t.result), reason: null };
      const shown = failed.size > 0 ? shownResult(result, zone, t) : done;
      dispatch({ type: 'undone', rest, result: shown });
    },
  };
}
