import type { GridRow } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

/** The selected slots, however they are kept. */
export type Picks = Pick<ReadonlySet<number>, 'has' | 'size'>;

/** How a cell is drawn when selected; runs share one outline, so its ends are told apart. */
export function pickClass(code: string | undefined): string {
  switch (code) {
    case '1':
      return ' pk';
    case '2':
      return ' pk pkt';
    case '3':
      return ' pk pkb';
    case '4':
      return ' pk pkt pkb';
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
 * A line's part of the selection as a text, one figure a cell and "" for none: lines compare it by
 * value, so that painting a selection draws the lines it touches and no others.
 */
export function picksOf(row: GridRow, selection: Picks): string {
  if (selection.size === 0) return '';
  const codes = row.slots.map((slot) => (slot ? codeOf(slot.at, selection) : '0')).join('');
  return /[^0]/.test(codes) ? codes : '';
}
