import type { Cell } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import type { CalendarView } from '@/lib/domain/calendar/moves';
import type { LocalDate } from '@/lib/time/local-date';
import type { Picks } from './cell-picks';

/** Slots are epoch ms. */
export interface SelectingHandlers {
  onPress(at: number, how: { shift: boolean; pointerType: string }): void;
  onReach(at: number): void;
  /** `isCancelled`: the browser took the pointer to scroll. */
  onRelease(isCancelled: boolean): void;
  onToggle(at: number): void;
  onMove(from: number, to: number, shift: boolean): void;
}

export interface CalendarGridProps {
  view: CalendarView;
  /** Seven days or one. */
  days: readonly GridDay[];
  cells: readonly (readonly Cell[])[];
  zone: string;
  today: LocalDate;
  /** Epoch ms; null on the server, whose HTML must not contain it. */
  now: number | null;
  /** Until then no cell shows a state. */
  isKnown: boolean;
  isLoading: boolean;
  readOnly: boolean;
  opening: number;
  active: number;
  onMove: (at: number) => void;
  /** `shift` also stands for a long press. */
  onAct: (at: number, shift: boolean) => void;
  selection: Picks;
  /** Nothing is acted on while slots are being selected. */
  selecting: SelectingHandlers | null;
}
