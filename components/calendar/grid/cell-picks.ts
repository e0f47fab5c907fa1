import type { GridRow } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';

export type Picks = Pick<ReadonlySet<number>, 'has' | 'size'>;

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
 * One digit for each slot; "" if none is selected. Strings are compared by value, so that only
 * touched rows are drawn.
 */
export function picksOf(row: GridRow, selection: Picks): string {
  if (selection.size === 0) return '';
  const codes = row.slots.map((slot) => (slot ? codeOf(slot.at, selection) : '0')).join('');
  return /[^0]/.test(codes) ? codes : '';
}
