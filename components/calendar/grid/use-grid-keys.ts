import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { readingKey } from '@/components/shared/ui/direction';
import {
  columnTarget,
  type MoveKey,
  moveTarget,
  type Place,
} from '@/lib/shared/domain/calendar/moves';
import type { CalendarGridProps } from './grid-props';
import { findCell, placeOf } from './slot-of';

interface GridKeysOptions
  extends Pick<CalendarGridProps, 'view' | 'zone' | 'selecting' | 'onMove' | 'onAct'> {
  scroller: RefObject<HTMLElement | null>;
  /** The cell that gets the focus once it is there. */
  wanted: RefObject<Place | null>;
  /** Null for one person. */
  columns: readonly number[] | null;
}

/** Moves the focus by the keyboard, and acts on Enter and Space. */
export function useGridKeys(options: GridKeysOptions) {
  const { scroller, wanted, columns, view, zone, selecting, onMove, onAct } = options;

  // After every render: the wanted cell may come with a later week.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const cell = findCell(scroller.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const targetOf = (from: Place, move: MoveKey): Place | null => {
    if (columns) return columnTarget(from, move, columns, zone);
    const at = moveTarget(from.at, move, view, zone);
    return at === null ? null : { at, person: null };
  };

  return (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (selecting) selecting.onToggle(place.at);
      else onAct(place, event.shiftKey);
      return;
    }
    const target = targetOf(place, { key: readingKey(event.key), ctrl: event.ctrlKey });
    if (target === null) return;
    event.preventDefault();
    wanted.current = target;
    onMove(target);
    selecting?.onMove(place.at, target.at, event.shiftKey);
  };
}
