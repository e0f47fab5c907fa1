import type { Statuses } from './availability-plan';
import type { SlotStatus } from './slots';

/** A quarter hour as the grid shows it: its instant, the venue's day and clock, its status. */
export interface SlotCell {
  at: number;
  date: string;
  minute: number;
  status: SlotStatus | null;
}

/** A stroke under the finger: what was picked before it began, and whether it picks or unpicks. */
interface Stroke {
  anchor: SlotCell;
  picks: boolean;
  base: Statuses;
}

/** Which slots are picked, with the status each had when last seen, over any number of weeks. */
export interface Selection {
  picked: Statuses;
  /** What was picked before each stroke, the oldest first. */
  past: readonly Statuses[];
  stroke: Stroke | null;
}

/** What a provider, or the calendar's news, does to the selection. */
export type SelectionAction =
  | { type: 'begin'; cell: SlotCell }
  | { type: 'reach'; cell: SlotCell; cells: readonly SlotCell[] }
  | { type: 'extend'; from: SlotCell; to: SlotCell; cells: readonly SlotCell[] }
  | { type: 'end' }
  | { type: 'abandon' }
  | { type: 'undo' }
  | { type: 'clear' }
  | { type: 'seen'; cells: readonly SlotCell[] }
  | { type: 'applied'; slots: Iterable<number> };

export const NOTHING_PICKED: Selection = { picked: new Map(), past: [], stroke: null };

/** How many strokes can be taken back. */
const MEMORY = 100;

/** On one day the run between two cells; over several days a rectangle of days and clock times. */
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

function painted({ base, picks }: Stroke, cells: readonly SlotCell[]): Statuses {
  const picked = new Map(base);
  for (const { at, status } of cells) {
    if (!picks) picked.delete(at);
    else if (status !== 'booked') picked.set(at, status);
  }
  return picked;
}

function remembered({ past, picked }: Selection): readonly Statuses[] {
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

/** A stroke that changed nothing is no step to take back. */
function end(selection: Selection): Selection {
  const { stroke, picked, past } = selection;
  if (!stroke) return selection;
  const isSame =
    picked.size === stroke.base.size && [...picked.keys()].every((at) => stroke.base.has(at));
  return { ...selection, past: isSame ? past.slice(0, -1) : past, stroke: null };
}

function updated(statuses: Statuses, news: readonly SlotCell[]): Statuses {
  const known = news.filter(({ at }) => statuses.has(at));
  if (known.length === 0) return statuses;
  const result = new Map(statuses);
  for (const { at, status } of known) {
    if (status === 'booked') result.delete(at);
    else result.set(at, status);
  }
  return result;
}

/** What is booked meanwhile can no longer be picked; the other statuses are brought up to date. */
function seen(selection: Selection, cells: readonly SlotCell[]): Selection {
  const { picked, past, stroke } = selection;
  const news = cells.filter(
    ({ at, status }) => status === 'booked' || (picked.has(at) && picked.get(at) !== status),
  );
  const isNews = [picked, ...past].some((known) => news.some(({ at }) => known.has(at)));
  if (!isNews) return selection;
  return {
    picked: updated(picked, news),
    past: past.map((known) => updated(known, news)),
    stroke: stroke && { ...stroke, base: updated(stroke.base, news) },
  };
}

function without(statuses: Statuses, slots: ReadonlySet<number>): Statuses {
  return new Map([...statuses].filter(([at]) => !slots.has(at)));
}

/** The selection after an action. `cells` are those on show; what other weeks hold stays. */
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
      return seen(selection, action.cells);
    case 'applied':
      // Strokes that are applied are no longer there to be taken back.
      return { picked: without(selection.picked, new Set(action.slots)), past: [], stroke: null };
  }
}
