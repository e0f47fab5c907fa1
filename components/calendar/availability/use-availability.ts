import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { applyChanges } from '@/components/calendar/week/week-changes';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { pressSeen } from '@/components/shared/ui/press-seen';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import { type GridDay, spanOfWeek } from '@/lib/shared/domain/calendar/grid';
import {
  type Change,
  type Mark,
  type Marks,
  markOf,
  slotsIn,
} from '@/lib/shared/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import {
  AVAILABILITY_OFF,
  type AvailabilityAction,
  type AvailabilityDialog,
  type AvailabilityState,
  availabilityReducer,
} from './availability-state';
import type { ShownResult } from './result';
import { sendChanges } from './send-changes';
import { useChanges } from './use-changes';
import { useSelection } from './use-selection';

export interface AvailabilityOptions {
  calls: CalendarCalls;
  weeks: CalendarWeeks;
  zone: string;
  today: LocalDate;
  days: readonly GridDay[];
  data: CalendarData | null;
}

type Dispatch = (action: AvailabilityAction) => void;

function useAskBeforeLeaving(isDirty: boolean) {
  const guard = useLeaveGuard();
  useEffect(() => {
    if (isDirty) guard.touch();
    else guard.release();
  });
  return guard;
}

/** The opening button is a new element each time. */
function useOpener(isOn: boolean) {
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (wasOn && button?.checkVisibility()) button.focus();
    },
    [wasOn],
  );
}

function useWeekToCopy(
  { data, zone, calls: { isOurs } }: AvailabilityOptions,
  monday: LocalDate,
  isCopying: boolean,
): Marks | null {
  return useMemo(() => {
    if (!data || !isCopying) return null;
    const slots = slotsIn(spanOfWeek(monday, zone));
    return new Map(slots.map((at) => [at, markOf(data.slots.get(at), isOurs)]));
  }, [data, zone, isOurs, monday, isCopying]);
}

function useEscape(isOn: boolean, dispatch: Dispatch) {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      dispatch({ type: 'selected', action: { type: 'clear' } });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, dispatch]);
}

/**
 * Waits for the pointer's release, or the grid would move under it. A result that arrives meanwhile
 * stays.
 */
function useHideResultOnSelect(
  isSelecting: boolean,
  result: ShownResult | null,
  dispatch: Dispatch,
) {
  const seen = useRef<ShownResult | null>(null);
  useEffect(() => {
    if (!isSelecting) seen.current = result;
  }, [isSelecting, result]);
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      if (seen.current) dispatch({ type: 'resultHidden', result: seen.current });
    };
  }, [isSelecting, dispatch]);
}

function lastStep({ selection, history }: AvailabilityState): 'selection' | 'change' | null {
  if (selection.past.length > 0) return 'selection';
  return history.length > 0 ? 'change' : null;
}

export function useAvailability(options: AvailabilityOptions) {
  const { calls, weeks, days, today } = options;
  const [state, dispatch] = useReducer(availabilityReducer, AVAILABILITY_OFF);
  const { isOn, dialog, selection, result } = state;
  const monday = mondayOf(days[0]?.date ?? today);
  const handlers = useSelection({ ...options, monday, isOn, selection, dispatch });
  const changes = useChanges(options, state, dispatch);
  const hasSelection = selection.picked.size > 0;
  const undo = lastStep(state);
  const refresh = () => void weeks.reload(monday);
  const open = (name: AvailabilityDialog | null) =>
    dispatch({ type: 'dialogChanged', dialog: name });
  useHideResultOnSelect(selection.stroke !== null, result, dispatch);
  useEscape(isOn, dispatch);
  return {
    ...options,
    ...state,
    monday,
    picked: selection.picked,
    undo,
    selecting: isOn ? handlers : null,
    week: useWeekToCopy(options, monday, dialog === 'copy'),
    opener: useOpener(isOn),
    leaving: useAskBeforeLeaving(isOn && hasSelection),
    setMark: (mark: Mark) => dispatch({ type: 'markChosen', mark }),
    open: () => void pressSeen().then(() => dispatch({ type: 'opened' })),
    openDialog: (name: AvailabilityDialog) => void pressSeen().then(() => open(name)),
    closeDialog: () => open(null),
    finish: (text: string) => {
      open(null);
      // Not announced while the dialog is open.
      const shown = { isError: false, text, reason: null };
      void pressSeen().then(() => dispatch({ type: 'resultShown', result: shown }));
    },
    close: () =>
      void pressSeen().then(() => (hasSelection ? open('discard') : dispatch({ type: 'closed' }))),
    discard: () => dispatch({ type: 'closed' }),
    apply: () => void changes.apply().then(refresh),
    undoLast: async () => {
      await pressSeen();
      dispatch({ type: 'resultHidden' });
      if (undo === 'selection') return dispatch({ type: 'selected', action: { type: 'undo' } });
      await changes.undo();
      refresh();
    },
    send: async (changes: readonly Change[]) => {
      const result = await sendChanges(changes, calls);
      if (result.set.length > 0) {
        await weeks.keep(applyChanges(result.set));
        dispatch({ type: 'changedByDialog', before: result.before });
      }
      // Also what has no answer may have been set.
      refresh();
      return result;
    },
  };
}

export type Availability = ReturnType<typeof useAvailability>;
