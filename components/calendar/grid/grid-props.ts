import type { Cell } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import type { CalendarView } from '@/lib/domain/calendar/moves';
import type { LocalDate } from '@/lib/time/local-date';
import type { Picks } from './cell-picks';

/** What the pointer and the keys do while slots are being selected. Slots are epoch ms. */
export interface SelectingHandlers {
  /** The pointer went down on a slot. */
  onPress(at: number, how: { shift: boolean; pointerType: string }): void;
  /** The pointer, still down, reached another slot. */
  onReach(at: number): void;
  /** The pointer went up, or (`isCancelled`) the browser took it to scroll. */
  onRelease(isCancelled: boolean): void;
  /** Enter, Space, or a press by assistive technology. */
  onToggle(at: number): void;
  /** The arrow keys moved the focus, with Shift or without. */
  onMove(from: number, to: number, shift: boolean): void;
}

/** What both views of the grid are given. */
export interface CalendarGridProps {
  view: CalendarView;
  /** Seven days from Monday, or one. */
  days: readonly GridDay[];
  /** The cells of each day, in the days' order. */
  cells: readonly (readonly Cell[])[];
  zone: string;
  today: LocalDate;
  /** Epoch ms; null on the server, whose HTML must not contain the current time. */
  now: number | null;
  /** Whether the days' slots are known; until then no cell shows a state. */
  isKnown: boolean;
  /** The slots are loading, and nothing is known yet. */
  isLoading: boolean;
  readOnly: boolean;
  /** The slot with which the grid opens. */
  opening: number;
  /** The slot that Tab reaches. */
  active: number;
  /** The keyboard moved to a slot, which may lie in another week. */
  onMove: (at: number) => void;
  /** A slot was chosen, by pointer or Enter; `shift` also stands for a long press. */
  onAct: (at: number, shift: boolean) => void;
  /** The selected slots (epoch ms), painted on top of their state. */
  selection: Picks;
  /** Given while slots are being selected; then nothing is acted on. */
  selecting: SelectingHandlers | null;
}
