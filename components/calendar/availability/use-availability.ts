import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { pressSeen } from '@/components/shared/ui/press-seen';
import {
  AVAILABILITY_OFF,
  type AvailabilityAction,
  availabilityReducer,
  type ShownResult,
} from '@/lib/shared/domain/calendar/availability-mode';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import type { GridDay } from '@/lib/shared/domain/calendar/grid';
import { type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
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

export function useAvailability(given: AvailabilityOptions) {
  const [state, dispatch] = useReducer(availabilityReducer, AVAILABILITY_OFF);
  const { isOn, selection, result } = state;
  const options = { ...given, monday: mondayOf(given.days[0]?.date ?? given.today) };
  const handlers = useSelection({ ...options, isOn, selection, dispatch });
  const changes = useChanges(options, state, dispatch);
  useHideResultOnSelect(selection.stroke !== null, result, dispatch);
  useEscape(isOn, dispatch);
  return {
    options,
    state,
    dispatch,
    afterPress: (action: AvailabilityAction) => void pressSeen().then(() => dispatch(action)),
    changes,
    selecting: isOn ? handlers : null,
    opener: useOpener(isOn),
    leaving: useAskBeforeLeaving(isOn && selection.picked.size > 0),
  };
}

export type Availability = ReturnType<typeof useAvailability>;
