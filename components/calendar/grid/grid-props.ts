import type { Cell } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import type { CalendarView } from '@/lib/domain/calendar/moves';
import type { LocalDate } from '@/lib/time/local-date';
import type { Picks } from './cell-picks';

/** What the pointer and the keys do while slots are being selected. Slots are epoch ms. */
export interface SelectingHandlers {
  onPress(at: number, how: { shift: boolean; pointerType: string }): void;
  /** The pointer, still down, reached another slot. */
  onReach(at: number): void;
  /** `isCancelled`: the browser took the pointer to scroll. */
  onRelease(isCancelled: boolean): void;
  /** Enter, Space, or a press by assistive technology. */
  onToggle(at: number): void;
  onMove(from: number, to: number, shift: boolean): void;
}

export interface CalendarGridProps {
  view: CalendarView;
  /** Seven days from Monday, or one. */
  days: readonly GridDay[];
  cells: readonly (readonly Cell[])[];
  zone: string;
  today: LocalDate;
  /** Epoch ms; null on the server, whose HTML must not contain the current time. */
  now: number | null;
  /** Until then no cell shows a state. */
  isKnown: boolean;
  isLoading: boolean;
  readOnly: boolean;
  opening: number;
  /** The slot that Tab reaches. */
  active: number;
  /** The keyboard moved to a slot, perhaps of another week. */
  onMove: (at: number) => void;
  /** `shift` also stands for a long press. */
  onAct: (at: number, shift: boolean) => void;
  selection: Picks;
  /** Given while slots are being selected; then nothing is acted on. */
  selecting: SelectingHandlers | null;
}
