import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarStore } from '@/components/calendar/week/calendar-store';
import { findMarks, isBooked, showChanges } from '@/components/calendar/week/show-changes';
import { type Change, changesOfSlots, inverseOf, slotsIn } from '@/lib/domain/calendar/plan';
import { countDays, findSetThrough, sendChanges } from './availability-calls';
import type { AvailabilityAction, AvailabilityState } from './availability-state';
import { shownResult, undoneText, useResultTexts } from './result';

interface ChangesOptions {
  calls: CalendarCalls;
  store: CalendarStore;
  zone: string;
}

type Dispatch = (action: AvailabilityAction) => void;

const NEVER_STOPPED = new AbortController().signal;

/** Sends the selection as a change, and undoes changes, the last one first. */
export function useChanges(
  { calls, store, zone }: ChangesOptions,
  state: AvailabilityState,
  dispatch: Dispatch,
) {
  const t = useResultTexts();
  const start = (changes: readonly Change[]) =>
    dispatch({ type: 'started', progress: { done: 0, days: countDays(changes) } });

  /** Sends changes, which the calendar shows at once. */
  const send = async (changes: readonly Change[]) => {
    start(changes);
    const settle = showChanges(store, changes);
    const result = await sendChanges(changes, calls.setAvailability, {
      onProgress: (progress) => dispatch({ type: 'progressed', progress }),
      signal: NEVER_STOPPED,
      findSet: findSetThrough(calls, zone),
    });
    settle(result.failed);
    return result;
  };

  return {
    apply: async () => {
      const { mark, selection } = state;
      const wanted = changesOfSlots(selection.picked.keys(), mark, zone);
      start(wanted);
      const found = await findMarks(store, wanted, calls.clearsMarks);
      const free = wanted.flatMap(({ date, span }) =>
        slotsIn(span).filter((at) => !isBooked(store, date, at)),
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
