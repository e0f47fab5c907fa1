import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesBetween } from '@/lib/shared/time/local-date';
import { histories } from '@/test/histories';
import { gridDay } from './grid';
import {
  cellsBetween,
  NOTHING_PICKED,
  type Selection,
  type SelectionAction,
  type SlotCell,
  selectSlots,
} from './selection';

const MALTA = 'Europe/Malta';

function week(monday: string, sunday: string, isBooked = (_: number) => false) {
  const cells: SlotCell[] = [];
  for (const date of datesBetween(monday, sunday)) {
    for (const { at, minute } of gridDay(date, MALTA).slots) {
      cells.push({ at, minute, date, isBooked: isBooked(cells.length) });
    }
  }
  return cells;
}

const cells = week('2027-06-14', '2027-06-20');

function cellAt(of: readonly SlotCell[], day: number, hour: number, minute = 0): SlotCell {
  const date = `2027-06-${14 + day}`;
  const found = of.find((cell) => cell.date === date && cell.minute === hour * 60 + minute);
  if (!found) throw new Error(`no cell ${date} ${hour}:${minute}`);
  return found;
}

const run = (actions: readonly SelectionAction[], from: Selection = NOTHING_PICKED) =>
  actions.reduce(selectSlots, from);
const press = (cell: SlotCell): SelectionAction[] => [{ type: 'begin', cell }, { type: 'end' }];
const drag = (from: SlotCell, to: SlotCell, of = cells): SelectionAction[] => [
  { type: 'begin', cell: from },
  { type: 'reach', cell: to, cells: of },
  { type: 'end' },
];
const picked = ({ picked: of }: Selection) => [...of.keys()].sort((a, b) => a - b);

describe('CAL-010: picking slots', () => {
  test('a press picks a slot, another lets it go', () => {
    const once = run(press(cellAt(cells, 0, 9)));
    expect(picked(once)).toEqual([cellAt(cells, 0, 9).at]);
    expect(picked(run(press(cellAt(cells, 0, 9)), once))).toEqual([]);
  });

  test('a drag over several days paints a rectangle, on one day the run between', () => {
    const rectangle = run(drag(cellAt(cells, 4, 11, 45), cellAt(cells, 0, 9)));
    expect(rectangle.picked.size).toBe(5 * 12);
    expect(rectangle.picked.has(cellAt(cells, 2, 9).at)).toBe(true);
    expect(rectangle.picked.has(cellAt(cells, 2, 12).at)).toBe(false);
    expect(run(drag(cellAt(cells, 0, 9), cellAt(cells, 0, 10))).picked.size).toBe(5);
  });

  test('a drag that goes back gives back what it had taken', () => {
    const before = run(press(cellAt(cells, 0, 10)));
    const there: SelectionAction[] = [
      { type: 'begin', cell: cellAt(cells, 0, 9) },
      { type: 'reach', cell: cellAt(cells, 6, 23), cells },
      { type: 'reach', cell: cellAt(cells, 0, 9, 15), cells },
      { type: 'end' },
    ];
    expect(run(there, before).picked.size).toBe(3);
  });

  test('a drag that begins on a picked slot lets slots go', () => {
    const all = run(drag(cellAt(cells, 0, 9), cellAt(cells, 0, 11, 45)));
    const rest = run(drag(cellAt(cells, 0, 9), cellAt(cells, 0, 9, 45)), all);
    expect(rest.picked.size).toBe(8);
  });

  test('Shift and the arrows go on from where they began', () => {
    const from = cellAt(cells, 0, 9);
    const shift = (to: SlotCell): SelectionAction => ({ type: 'extend', from, to, cells });
    const longer = run([shift(cellAt(cells, 0, 9, 15)), shift(cellAt(cells, 0, 9, 30))]);
    expect(longer.picked.size).toBe(3);
    expect(run([shift(cellAt(cells, 1, 9))], longer).picked.size).toBe(2);
    expect(run([{ type: 'end' }, { type: 'undo' }], longer).picked.size).toBe(0);
  });

  test('what other weeks hold stays while this one is painted', () => {
    const other = week('2027-06-21', '2027-06-27');
    const [first, , , fourth] = other;
    const here = run(press(cellAt(cells, 0, 9)));
    const both = first && fourth ? run(drag(first, fourth, other), here) : here;
    expect(both.picked.size).toBe(4 + 1);
  });

  test('an abandoned drag never was', () => {
    const before = run(press(cellAt(cells, 0, 9)));
    const [begin, reach] = drag(cellAt(cells, 1, 9), cellAt(cells, 3, 9));
    const after = run([...(begin && reach ? [begin, reach] : []), { type: 'abandon' }], before);
    expect(after).toEqual(before);
  });
});

describe('what the calendar brings meanwhile', () => {
  test('a slot that is booked is let go, also by the strokes to be taken back', () => {
    const [cell, next] = [cellAt(cells, 0, 9), cellAt(cells, 0, 9, 15)];
    const two = run([...press(cell), ...press(next)]);
    const after = run([{ type: 'seen', booked: new Set([cell.at]) }], two);
    expect(picked(after)).toEqual([next.at]);
    const undone = run([{ type: 'undo' }], after);
    expect(picked(undone)).toEqual([]);
    expect(undone.past, 'picking what is booked now is no step any more').toEqual([]);
  });

  test('the same again changes nothing', () => {
    const one = run(press(cellAt(cells, 0, 9)));
    const elsewhere = new Set([cellAt(cells, 0, 10).at]);
    expect(run([{ type: 'seen', booked: elsewhere }], one)).toBe(one);
  });

  test('what was applied is let go, what failed stays for another try', () => {
    const all = run(drag(cellAt(cells, 0, 9), cellAt(cells, 0, 9, 45)));
    const done = picked(all).slice(0, 3);
    const rest = run([{ type: 'applied', slots: done }], all);
    expect(picked(rest)).toEqual(picked(all).slice(3));
    expect(run([{ type: 'undo' }], rest)).toBe(rest);
  });

  test('who leaves the mode finds nothing picked, and nothing to take back', () => {
    const left = run([...press(cellAt(cells, 0, 9)), { type: 'clear' }, { type: 'leave' }]);
    expect(left).toEqual(NOTHING_PICKED);
  });
});

/** A selection as one would tell it: the steps so far, and a stroke from one cell to another. */
interface Story {
  steps: ReadonlySet<number>[];
  drag: { from: SlotCell; to: SlotCell; picks: boolean } | null;
}

const same = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((at) => b.has(at));

function pickedIn({ steps, drag }: Story, all: readonly SlotCell[]): ReadonlySet<number> {
  const result = new Set(steps.at(-1));
  for (const { at, isBooked } of drag ? cellsBetween(all, drag.from, drag.to) : []) {
    if (!drag?.picks) result.delete(at);
    else if (!isBooked) result.add(at);
  }
  return result;
}

/** The steps without those that come to the same as the one before. */
const told = (steps: readonly ReadonlySet<number>[]) =>
  steps.filter((step, n) => n === 0 || !same(step, steps[n - 1] ?? new Set()));

function tell(story: Story, action: SelectionAction, all: readonly SlotCell[]): Story {
  const { steps, drag } = story;
  const now = pickedIn(story, all);
  const done = told([...steps, now]);
  switch (action.type) {
    case 'begin': {
      const { cell } = action;
      return { steps: done, drag: { from: cell, to: cell, picks: !now.has(cell.at) } };
    }
    case 'reach':
      return { steps, drag: drag && { ...drag, to: action.cell } };
    case 'extend':
      return { steps, drag: { from: action.from, picks: true, ...drag, to: action.to } };
    case 'end':
      return { steps: done, drag: null };
    case 'abandon':
      return { steps, drag: null };
    case 'undo':
      return { steps: done.length > 1 ? done.slice(0, -1) : done, drag: null };
    case 'clear':
      return { steps: told([...done, new Set()]), drag: null };
    case 'seen':
      return {
        steps: told(steps.map((step) => new Set([...step].filter((at) => !action.booked.has(at))))),
        drag,
      };
    case 'applied': {
      const slots = new Set(action.slots);
      return { steps: [new Set([...now].filter((at) => !slots.has(at)))], drag: null };
    }
    case 'leave':
      return { steps: [new Set()], drag: null };
  }
}

describe('any history at all', () => {
  // Three days around the end of summer time, 01:00 to 03:45: so few slots that they meet often.
  const few = week('2027-10-30', '2027-11-01').filter(({ minute }) => minute >= 60 && minute < 240);
  const index = fc.nat({ max: few.length - 1 });
  const move = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('stroke'), one: index, other: index }) },
    fc.record({
      type: fc.constantFrom('begin', 'reach', 'extend', 'end', 'abandon', 'undo', 'clear'),
      one: index,
      other: index,
    }),
    fc.record({ type: fc.constantFrom('seen', 'applied'), one: index, other: index }),
  );

  /** What a move is in a calendar of which some slots are booked. */
  function actionsOf(
    { type, one, other }: { type: string; one: number; other: number },
    all: readonly SlotCell[],
    now: Selection,
  ): SelectionAction[] {
    const [from, to] = [all[one], all[other]];
    if (!from || !to) return [];
    const between = cellsBetween(all, from, to).map(({ at }) => at);
    switch (type) {
      case 'stroke':
        return drag(from, to, [...all]);
      case 'begin':
        return [{ type, cell: from }];
      case 'reach':
        return [{ type, cell: to, cells: all }];
      case 'extend':
        return [{ type, from, to, cells: all }];
      case 'seen':
        return [{ type, booked: new Set(between.slice(0, 6)) }];
      case 'applied':
        return [{ type, slots: between.filter((at) => now.picked.has(at)) }];
      case 'end':
      case 'abandon':
      case 'undo':
      case 'clear':
        return [{ type }];
      default:
        return [];
    }
  }

  test('picks what a plain story of it picks, never what is booked, and is taken back in its steps', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let all = few.map((cell, n) => ({ ...cell, isBooked: n % 9 === 0 }));
        let state = NOTHING_PICKED;
        let story: Story = { steps: [new Set()], drag: null };
        for (const each of moves) {
          for (const action of actionsOf(each, all, state)) {
            if (action.type === 'seen') {
              const { booked } = action;
              all = all.map((of) => (booked.has(of.at) ? { ...of, isBooked: true } : of));
            }
            story = tell(story, action, all);
            state = selectSlots(state, action);
            const { type } = action;
            expect(new Set(state.picked.keys()), type).toEqual(pickedIn(story, all));
            expect(
              all.some(({ at, isBooked }) => isBooked && state.picked.has(at)),
              type,
            ).toBe(false);
          }
        }
        state = selectSlots(state, { type: 'end' });
        story = tell(story, { type: 'end' }, all);
        expect(state.past).toHaveLength(story.steps.length - 1);
        for (const earlier of story.steps.reverse().slice(1)) {
          state = selectSlots(state, { type: 'undo' });
          expect(new Set(state.picked.keys())).toEqual(earlier);
        }
      }),
      histories(1000),
    );
  });
});
