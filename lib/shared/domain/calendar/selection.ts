import type { LocalDate } from '@/lib/shared/time/local-date';

export interface SlotCell {
  at: number;
  date: LocalDate;
  minute: number;
  /** True for a booked slot: a range of dates marks it, but it cannot be selected. */
  isBooked: boolean;
}

export type Picked = ReadonlyMap<number, LocalDate>;

/** A drag that has not ended, and the selection before it. */
interface Stroke {
  anchor: SlotCell;
  picks: boolean;
  base: Picked;
}

export interface Selection {
  picked: Picked;
  past: readonly Picked[];
  stroke: Stroke | null;
}

export type SelectionAction =
  | { type: 'begin'; cell: SlotCell }
  | { type: 'reach'; cell: SlotCell; cells: readonly SlotCell[] }
  | { type: 'extend'; from: SlotCell; to: SlotCell; cells: readonly SlotCell[] }
  | { type: 'end' }
  | { type: 'abandon' }
  | { type: 'undo' }
  | { type: 'clear' }
  | { type: 'seen'; booked: ReadonlySet<number> }
  | { type: 'applied'; slots: Iterable<number> }
  | { type: 'leave' };

export const NOTHING_PICKED: Selection = { picked: new Map(), past: [], stroke: null };

const MEMORY = 100;

/** On one day, all cells between both. Over several days, a rectangle of days and clock times. */
export function cellsBetween(
  cells: readonly SlotCell[],
  one: SlotCell,
  other: SlotCell,
): SlotCell[] {
  const [first, last] = one.at <= other.at ? [one, other] : [other, one];
  if (one.date === other.date) {
    return cells.filter(({ at }) => at >= first.at && at <= last.at);
  }
  const [early, late] = [Math.min(one.minute, other.minute), Math.max(one.minute, other.minute)];
  return cells.filter(
    ({ date, minute }) =>
      date >= first.date && date <= last.date && minute >= early && minute <= late,
  );
}

function isSame(one: Picked, other: Picked): boolean {
  return one.size === other.size && [...one.keys()].every((at) => other.has(at));
}

function painted({ base, picks }: Stroke, cells: readonly SlotCell[]): Picked {
  const picked = new Map(base);
  for (const { at, date, isBooked } of cells) {
    if (!picks) picked.delete(at);
    else if (!isBooked) picked.set(at, date);
  }
  return picked;
}

function remembered({ past, picked }: Selection): readonly Picked[] {
  return [...past, picked].slice(-MEMORY);
}

function begin(selection: Selection, cell: SlotCell, picks: boolean): Selection {
  const stroke = { anchor: cell, picks, base: selection.picked };
  return { past: remembered(selection), stroke, picked: painted(stroke, [cell]) };
}

function reach(selection: Selection, cell: SlotCell, cells: readonly SlotCell[]): Selection {
  const { stroke } = selection;
  if (!stroke) return selection;
  return { ...selection, picked: painted(stroke, cellsBetween(cells, stroke.anchor, cell)) };
}

/** A drag that changed nothing is no step for Undo. */
function end(selection: Selection): Selection {
  const { stroke, picked, past } = selection;
  if (!stroke) return selection;
  return {
    ...selection,
    past: isSame(picked, stroke.base) ? past.slice(0, -1) : past,
    stroke: null,
  };
}

function without(picked: Picked, slots: ReadonlySet<number>): Picked {
  const rest = [...picked].filter(([at]) => !slots.has(at));
  return rest.length === picked.size ? picked : new Map(rest);
}

/** Removes slots that were booked meanwhile, also from the steps of Undo. */
function seen(selection: Selection, booked: ReadonlySet<number>): Selection {
  const { picked, past, stroke } = selection;
  const isNews = (step: Picked) => [...step.keys()].some((at) => booked.has(at));
  if (![picked, ...past].some(isNews)) return selection;
  const steps = [...past, picked].map((step) => without(step, booked));
  // Drops steps whose only difference was in booked slots.
  const isStep = (step: Picked, index: number) =>
    (stroke !== null && index === past.length - 1) || !isSame(step, steps[index + 1] ?? step);
  return {
    picked: without(picked, booked),
    past: steps.slice(0, -1).filter(isStep),
    stroke: stroke && { ...stroke, base: without(stroke.base, booked) },
  };
}

/** `cells` are the cells that are shown. Selected slots in other weeks stay. */
export function selectSlots(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'begin':
      return begin(end(selection), action.cell, !selection.picked.has(action.cell.at));
    case 'reach':
      return reach(selection, action.cell, action.cells);
    case 'extend': {
      const goesOn = selection.stroke !== null;
      const open = goesOn ? selection : begin(selection, action.from, true);
      return reach(open, action.to, action.cells);
    }
    case 'end':
      return end(selection);
    case 'abandon':
      return selection.stroke
        ? { picked: selection.stroke.base, past: selection.past.slice(0, -1), stroke: null }
        : selection;
    case 'undo': {
      const { past } = end(selection);
      const picked = past.at(-1);
      return picked ? { picked, past: past.slice(0, -1), stroke: null } : selection;
    }
    case 'clear':
      return selection.picked.size > 0
        ? { picked: new Map(), past: remembered(end(selection)), stroke: null }
        : end(selection);
    case 'seen':
      return seen(selection, action.booked);
    case 'applied':
      // From now on, Undo takes back the change that was applied.
      return { picked: without(selection.picked, new Set(action.slots)), past: [], stroke: null };
    case 'leave':
      return NOTHING_PICKED;
  }
}
