import type { GridRow } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

export type Picks = Pick<ReadonlySet<number>, 'has' | 'size'>;

/** Adjacent cells share one outline, so its ends have their own classes. */
export function pickClass(code: string | undefined): string {
  switch (code) {
    case '1':
      return ' selected';
    case '2':
      return ' selected selected-first';
    case '3':
      return ' selected selected-last';
    case '4':
      return ' selected selected-first selected-last';
    default:
      return '';
  }
}

function codeOf(at: number, selection: Picks): string {
  if (!selection.has(at)) return '0';
  const [isTop, isBottom] = [!selection.has(at - SLOT_MS), !selection.has(at + SLOT_MS)];
  if (isTop) return isBottom ? '4' : '2';
  return isBottom ? '3' : '1';
}

/**
 * One digit per selected cell, "" for none. Compared by value, so that a selection draws only the
 * rows it touches.
 */
export function picksOf(row: GridRow, selection: Picks): string {
  if (selection.size === 0) return '';
  const codes = row.slots.map((slot) => (slot ? codeOf(slot.at, selection) : '0')).join('');
  return /[^0]/.test(codes) ? codes : '';
}
