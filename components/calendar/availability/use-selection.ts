import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { SelectingHandlers } from '@/components/calendar/grid/grid-props';
import { useRestingFinger } from '@/components/calendar/grid/resting-finger';
import { createCells } from '@/components/calendar/grid/slot-cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import {
  NOTHING_PICKED,
  type Selection,
  type SelectionAction,
  type SlotCell,
  selectSlots,
} from '@/lib/domain/calendar/selection';

interface SelectionOptions {
  zone: string;
  /** The days on show. */
  days: readonly GridDay[];
  /** Of any slot, also in weeks that are not on show. Changes with what is known. */
  isBooked: (at: number) => boolean;
  isOn: boolean;
}

interface Latest {
  isBooked: (at: number) => boolean;
  selection: Selection;
}

interface HandlerOptions {
  zone: string;
  latest: { readonly current: Latest };
  dispatch: (action: SelectionAction) => void;
  finger: ReturnType<typeof useRestingFinger>;
}

/** What the grid calls; it stays the same while slots are picked, so it asks for the latest. */
function createHandlers({ zone, latest, dispatch, finger }: HandlerOptions): SelectingHandlers {
  const cells = createCells(zone, (at) => latest.current.isBooked(at));
  let pressed: SlotCell | undefined;
  const begin = (at: number) => {
    pressed = cells.at(at);
    if (pressed) dispatch({ type: 'begin', cell: pressed });
  };
  const extend = (from: SlotCell | undefined, at: number) => {
    const to = cells.at(at);
    if (from && to) dispatch({ type: 'extend', from, to, cells: cells.around(from, to) });
  };
  return {
    onPress(at, { shift, pointerType }) {
      if (pointerType !== 'mouse') finger.begin();
      if (shift && pressed) extend(pressed, at);
      else begin(at);
    },
    onReach(at) {
      const cell = cells.at(at);
      // Once Escape has let go of all, what is left of the drag picks nothing.
      if (pressed && cell) dispatch({ type: 'reach', cell, cells: cells.around(pressed, cell) });
    },
    onRelease(isCancelled) {
      finger.end();
      dispatch({ type: isCancelled ? 'abandon' : 'end' });
    },
    onToggle(at) {
      begin(at);
      dispatch({ type: 'end' });
    },
    onMove(from, to, shift) {
      if (!shift) return dispatch({ type: 'end' });
      const open = latest.current.selection.stroke;
      if (!open) pressed = cells.at(from);
      extend(open?.anchor ?? pressed, to);
    },
  };
}

/** The slots that are picked, and the handlers by which the grid picks them. */
export function useSelection({ zone, days, isBooked, isOn }: SelectionOptions) {
  const [selection, dispatch] = useReducer(selectSlots, NOTHING_PICKED);
  const finger = useRestingFinger(isOn);
  const latest = useRef<Latest>({ isBooked, selection });
  useLayoutEffect(() => {
    latest.current = { isBooked, selection };
  });

  // What is booked meanwhile is let go.
  useEffect(() => {
    if (!isOn) return;
    const picked = latest.current.selection.picked.keys();
    const slots = [...picked, ...days.flatMap((day) => day.slots.map(({ at }) => at))];
    dispatch({ type: 'seen', booked: new Set(slots.filter(isBooked)) });
  }, [isBooked, days, isOn]);

  const handlers = useMemo(
    () => createHandlers({ zone, latest, dispatch, finger }),
    [zone, finger],
  );
  return { selection, dispatch, handlers };
}
