import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type CalendarData, firstCommonMinute } from '@/lib/shared/domain/calendar/cells';
import type { GridDay } from '@/lib/shared/domain/calendar/grid';
import type { GridKind } from './grid-props';

const NOTHING_KNOWN = 6 * 60;

/**
 * Minutes from midnight. Days that still load open where the last days did, so that rows rarely
 * move.
 */
export function useOpeningMinute(days: readonly GridDay[], known: readonly CalendarData[]): number {
  const [last, setLast] = useState(NOTHING_KNOWN);
  const own = firstCommonMinute(days, known);
  if (own !== null && own !== last) setLast(own);
  return own ?? last;
}

interface OpeningOptions {
  scroller: RefObject<HTMLElement | null>;
  kind: GridKind;
  days: readonly GridDay[];
  isKnown: boolean;
  /** The window's first slot (epoch ms). */
  opening: number;
  isMoving: () => boolean;
}

/** Scrolls to where work begins, unless a slot has the focus or the user scrolled. */
export function useOpening({ scroller, kind, days, isKnown, opening, isMoving }: OpeningOptions) {
  const shown = `${kind} ${days[0]?.date}`;
  const last = useRef({ shown, top: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for other days, not for other hours
  useLayoutEffect(() => {
    const grid = scroller.current;
    const row = grid?.querySelector(`[data-at="${opening}"]`)?.closest('tr');
    if (!grid || !row) return;
    const held = grid.contains(document.activeElement) ? document.activeElement : null;
    const isOther = last.current.shown !== shown;
    const top = row.offsetTop - (grid.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0);
    // True if nobody has scrolled since this hook set the position, or since the browser set it for
    // `OpeningMark`.
    const isWherePut = [last.current.top, top].some((put) => Math.abs(grid.scrollTop - put) <= 1);
    if (held || isMoving()) {
      held?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (isOther || isWherePut) {
      grid.scrollTop = top;
    } else {
      return;
    }
    last.current = { shown, top: grid.scrollTop };
  }, [shown, isKnown]);
}
