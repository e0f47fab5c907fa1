import type { Pictured } from '@/components/people/face/person-face';
import type { Cell } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import type { CalendarView, Place } from '@/lib/domain/calendar/moves';
import type { LocalDate } from '@/lib/time/local-date';
import type { Picks } from './cell-picks';
import type { MovingHandlers } from './use-visit-drag';

/** Slots are epoch ms. */
export interface SelectingHandlers {
  onPress(at: number, how: { shift: boolean; pointerType: string }): void;
  onReach(at: number): void;
  /** `isCancelled`: the browser took the pointer to scroll. */
  onRelease(isCancelled: boolean): void;
  onToggle(at: number): void;
  onMove(from: number, to: number, shift: boolean): void;
}

/** One of several people whose day is on show. */
export interface PersonColumn extends Pictured {
  id: number;
  /** Until then no cell of the column shows a state. */
  state: 'loading' | 'failed' | 'known';
  /** Visits of the day; null where {host} lists none. */
  count: number | null;
  /** Nothing of the day can be booked, and nothing is. */
  isClosed: boolean;
}

/** `people`: the columns of one day. */
export type GridKind = CalendarView | 'people';

export interface CalendarGridProps {
  view: CalendarView;
  /** Seven days or one. */
  days: readonly GridDay[];
  /** Null for one person. */
  people: readonly PersonColumn[] | null;
  /** Of each day, or of each of several people. */
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
  active: Place;
  onMove: (place: Place) => void;
  /** `shift` also stands for a long press. */
  onAct: (place: Place, shift: boolean) => void;
  selection: Picks;
  /** Nothing is acted on while slots are being selected. */
  selecting: SelectingHandlers | null;
  /** Null where visits cannot be moved. */
  moving: MovingHandlers | null;
}
