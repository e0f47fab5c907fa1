import type { Pictured } from '@/components/shared/face/person-face';
import type { Cell } from '@/lib/shared/domain/calendar/cells';
import type { GridDay } from '@/lib/shared/domain/calendar/grid';
import type { CalendarView, Place } from '@/lib/shared/domain/calendar/moves';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { Picks } from './cell-picks';
import type { MovingHandlers } from './use-visit-drag';

/** Slots are epoch ms. */
export interface SelectingHandlers {
  onPress(at: number, how: { shift: boolean; pointerType: string }): void;
  onReach(at: number): void;
  /** `isCancelled`: the browser scrolls instead. */
  onRelease(isCancelled: boolean): void;
  onToggle(at: number): void;
  onMove(from: number, to: number, shift: boolean): void;
}

export interface PersonColumn extends Pictured {
  id: number;
  /** Before `known`, no cell shows a state. */
  state: 'loading' | 'failed' | 'known';
  /** The number of visits on the day; null where {host} lists none. */
  count: number | null;
  isClosed: boolean;
}

export type GridKind = CalendarView | 'people';

export interface CalendarGridProps {
  view: CalendarView;
  /** Seven days or one. */
  days: readonly GridDay[];
  /** Null where one calendar is on show. */
  people: readonly PersonColumn[] | null;
  /** One list for each day, or for each person. */
  cells: readonly (readonly Cell[])[];
  zone: string;
  today: LocalDate;
  /** Epoch ms; null on the server, whose HTML must not contain it. */
  now: number | null;
  /** False until the states of the cells are known; none is shown until then. */
  isKnown: boolean;
  isLoading: boolean;
  readOnly: boolean;
  opening: number;
  active: Place;
  onMove: (place: Place) => void;
  /** `shift` also means a long press. */
  onAct: (place: Place, shift: boolean) => void;
  selection: Picks;
  /** While this is set, a press selects and does not act. */
  selecting: SelectingHandlers | null;
  /** Null where visits cannot move. */
  moving: MovingHandlers | null;
}
