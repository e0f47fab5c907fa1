import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SelectingHandlers } from '@/components/calendar/grid/grid-props';
import type { CalendarWeeks } from '@/components/calendar/week/calendar-weeks';
import type { AvailabilityAction } from '@/lib/shared/domain/calendar/availability-mode';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import {
  type GridDay,
  type GridSlot,
  gridDay,
  spanOfWeek,
} from '@/lib/shared/domain/calendar/grid';
import type { Selection, SelectionAction, SlotCell } from '@/lib/shared/domain/calendar/selection';
import { localDay } from '@/lib/shared/time/format';
import { datesBetween, type LocalDate, mondayOf } from '@/lib/shared/time/local-date';

interface SelectionOptions {
  weeks: Pick<CalendarWeeks, 'view'>;
  zone: string;
  days: readonly GridDay[];
  data: CalendarData | null;
  monday: LocalDate;
  isOn: boolean;
  selection: Selection;
  dispatch: (action: AvailabilityAction) => void;
}

interface Latest {
  isBooked: (at: number) => boolean;
  selection: Selection;
}

interface HandlerOptions {
  zone: string;
  latest: { readonly current: Latest };
  select: (action: SelectionAction) => void;
  finger: ReturnType<typeof useRestingFinger>;
}

/** The same object is kept while selecting, so it reads the newest values from `latest`. */
function createHandlers({ zone, latest, select, finger }: HandlerOptions): SelectingHandlers {
  const cells = createCells(zone, (at) => latest.current.isBooked(at));
  let pressed: SlotCell | undefined;
  const begin = (at: number) => {
    pressed = cells.at(at);
    if (pressed) select({ type: 'begin', cell: pressed });
  };
  const extend = (from: SlotCell | undefined, at: number) => {
    const to = cells.at(at);
    if (from && to) select({ type: 'extend', from, to, cells: cells.around(from, to) });
  };
  return {
    onPress(at, { shift, pointerType }) {
      if (pointerType !== 'mouse') finger.begin();
      if (shift && pressed) extend(pressed, at);
      else begin(at);
    },
    onReach(at) {
      const cell = cells.at(at);
      if (pressed && cell) select({ type: 'reach', cell, cells: cells.around(pressed, cell) });
    },
    onRelease(isCancelled) {
      finger.end();
      select({ type: isCancelled ? 'abandon' : 'end' });
    },
    onToggle(at) {
      begin(at);
      select({ type: 'end' });
    },
    onMove(from, to, shift) {
      if (!shift) return select({ type: 'end' });
      const open = latest.current.selection.stroke;
      if (!open) pressed = cells.at(from);
      extend(open?.anchor ?? pressed, to);
    },
  };
}

function useIsBooked({ weeks, zone, monday, data }: SelectionOptions) {
  return useMemo(() => {
    const shown = spanOfWeek(monday, zone);
    return (at: number): boolean => {
      // Intl is slow for hundreds of slots.
      const isShown = at >= shown.from && at < shown.to;
      const known = isShown ? data : weeks.view(mondayOf(localDay(at, zone))).data;
      return known?.slots.get(at)?.status === 'booked';
    };
  }, [weeks, zone, monday, data]);
}

export function useSelection(options: SelectionOptions): SelectingHandlers {
  const { zone, days, isOn, selection, dispatch } = options;
  const isBooked = useIsBooked(options);
  const finger = useRestingFinger(isOn);
  const latest = useRef<Latest>({ isBooked, selection });
  useLayoutEffect(() => {
    latest.current = { isBooked, selection };
  });

  useEffect(() => {
    if (!isOn) return;
    const picked = latest.current.selection.picked.keys();
    const slots = [...picked, ...days.flatMap((day) => day.slots.map(({ at }) => at))];
    const booked = new Set(slots.filter(isBooked));
    dispatch({ type: 'selected', action: { type: 'seen', booked } });
  }, [isBooked, days, isOn, dispatch]);

  return useMemo(() => {
    const select = (action: SelectionAction) => dispatch({ type: 'selected', action });
    return createHandlers({ zone, latest, select, finger });
  }, [zone, finger, dispatch]);
}

const REST_MS = 250;

/** A resting finger selects. Only a native listener can prevent scrolling. */
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
  return useMemo(
    () => ({
      begin() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          isResting.current = true;
        }, REST_MS);
      },
      end() {
        clearTimeout(timer.current);
        isResting.current = false;
      },
    }),
    [],
  );
}

function createCells(zone: string, isBooked: (at: number) => boolean) {
  const cellOf = (date: LocalDate, { at, minute }: GridSlot): SlotCell => {
    return { at, minute, date, isBooked: isBooked(at) };
  };
  return {
    /** Undefined for an instant that is no slot. */
    at(at: number): SlotCell | undefined {
      const date = localDay(at, zone);
      const slot = gridDay(date, zone).slots.find((one) => one.at === at);
      return slot && cellOf(date, slot);
    },
    around(one: SlotCell, other: SlotCell): SlotCell[] {
      const [first, last] = [one.date, other.date].sort();
      return datesBetween(first ?? one.date, last ?? one.date).flatMap((date) =>
        gridDay(date, zone).slots.map((slot) => cellOf(date, slot)),
      );
    },
  };
}
