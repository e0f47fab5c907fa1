import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Statuses } from '@/lib/domain/availability-plan';
import { type GridDay, gridDay } from '@/lib/domain/calendar-grid';
import { localDay } from '@/lib/domain/format';
import { datesBetween, type LocalDate } from '@/lib/domain/local-date';
import { NOTHING_PICKED, type SlotCell, selectSlots } from '@/lib/domain/slot-selection';
import type { SlotStatus } from '@/lib/domain/slots';
import type { SelectingHandlers } from '../grid-props';

/** A finger that rests so long on a slot paints; one that moves at once scrolls. */
const REST_MS = 250;

interface SelectionOptions {
  zone: string;
  /** The days on show. */
  days: readonly GridDay[];
  /** What is known of a slot, also of weeks that are not on show. */
  statusOf: (at: number) => SlotStatus | null;
  /** Changes whenever the statuses do. */
  version: unknown;
  isOn: boolean;
}

/** Lets a finger that rested paint instead of scroll: only a native listener may refuse to scroll. */
function useRestingFinger(isOn: boolean) {
  const isResting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOn) return;
    const keepStill = (event: TouchEvent) => {
      if (isResting.current && event.cancelable) event.preventDefault();
      else clearTimeout(timer.current);
    };
    document.addEventListener('touchmove', keepStill, { passive: false });
    return () => document.removeEventListener('touchmove', keepStill);
  }, [isOn]);
  return {
    begin() {
      timer.current = setTimeout(() => {
        isResting.current = true;
        navigator.vibrate?.(10);
      }, REST_MS);
    },
    end() {
      clearTimeout(timer.current);
      isResting.current = false;
    },
  };
}

/** The slots that are picked, and the handlers by which the grid picks them. */
export function useSelection({ zone, days, statusOf, version, isOn }: SelectionOptions) {
  const [selection, dispatch] = useReducer(selectSlots, NOTHING_PICKED);
  const finger = useRestingFinger(isOn);
  const known = useRef({ statusOf, stroke: selection.stroke });
  known.current = { statusOf, stroke: selection.stroke };

  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the calendar, whatever brings it
  useEffect(() => {
    const cells = [
      ...selection.picked.keys(),
      ...days.flatMap((day) => day.slots.map(({ at }) => at)),
    ];
    dispatch({
      type: 'seen',
      cells: cells.map((at) => ({ at, date: '', minute: 0, status: statusOf(at) })),
    });
  }, [version]);

  // A mouse may be let go anywhere.
  useEffect(() => {
    if (!isOn) return;
    const end = () => dispatch({ type: 'end' });
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, [isOn]);

  const handlers = useMemo((): SelectingHandlers => {
    const cellsOf = (first: LocalDate, last: LocalDate): SlotCell[] =>
      datesBetween(first, last).flatMap((date) =>
        gridDay(date, zone).slots.map(({ at, minute }) => {
          return { at, minute, date, status: known.current.statusOf(at) };
        }),
      );
    const dateOf = (at: number) => localDay(new Date(at).toISOString(), zone);
    const cellOf = (at: number) => cellsOf(dateOf(at), dateOf(at)).find((cell) => cell.at === at);
    const between = (one: LocalDate, other: LocalDate) =>
      one < other ? cellsOf(one, other) : cellsOf(other, one);
    const press = (at: number) => {
      const cell = cellOf(at);
      if (cell) dispatch({ type: 'begin', cell });
    };
    return {
      onPress(at, { shift, pointerType }) {
        const cell = cellOf(at);
        const last = known.current.stroke;
        if (pointerType !== 'mouse') finger.begin();
        if (shift && last && cell) {
          dispatch({ type: 'reach', cell, cells: between(last.anchor.date, cell.date) });
        } else press(at);
      },
      onReach(at) {
        const cell = cellOf(at);
        const anchor = known.current.stroke?.anchor;
        if (cell && anchor)
          dispatch({ type: 'reach', cell, cells: between(anchor.date, cell.date) });
      },
      onRelease(isCancelled) {
        finger.end();
        dispatch({ type: isCancelled ? 'abandon' : 'end' });
      },
      onToggle(at) {
        press(at);
        dispatch({ type: 'end' });
      },
      onMove(from, to, shift) {
        const [start, end] = [cellOf(from), cellOf(to)];
        if (!shift || !start || !end) return dispatch({ type: 'end' });
        const anchor = known.current.stroke?.anchor ?? start;
        dispatch({ type: 'extend', from: start, to: end, cells: between(anchor.date, end.date) });
      },
    };
  }, [zone, finger]);

  return { selection, dispatch, handlers };
}

/** The picked slots as the grid wants them. */
export function usePickedSet(picked: Statuses): ReadonlySet<number> {
  return useMemo(() => new Set(picked.keys()), [picked]);
}
