import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridDay } from './calendar-grid';
import { datesBetween } from './local-date';
import {
  cellsBetween,
  NOTHING_PICKED,
  type Selection,
  type SelectionAction,
  type SlotCell,
  selectSlots,
} from './slot-selection';
import { SLOT_STATUSES, type SlotStatus } from './slots';

const MALTA = 'Europe/Malta';

function week(monday: string, sunday: string, statusOf: (index: number) => SlotStatus | null) {
  const cells: SlotCell[] = [];
  for (const date of datesBetween(monday, sunday)) {
    for (const { at, minute } of gridDay(date, MALTA).slots) {
      cells.push({ at, minute, date, status: statusOf(cells.length) });
    }
  }
  return cells;
}

const cells = week('2027-06-14', '2027-06-20', () => null);

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
    const other = week('2027-06-21', '2027-06-27', () => null);
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
    const news = [{ ...cell, status: 'booked' as const }, next];
    const after = run([{ type: 'seen', cells: news }], two);
    expect(picked(after)).toEqual([next.at]);
    expect(picked(run([{ type: 'undo' }], after))).toEqual([]);
  });

  test('the same again changes nothing', () => {
    const one = run(press(cellAt(cells, 0, 9)));
    expect(run([{ type: 'seen', cells }], one)).toBe(one);
  });

  test('what was applied is let go, what failed stays for another try', () => {
    const all = run(drag(cellAt(cells, 0, 9), cellAt(cells, 0, 9, 45)));
    const done = picked(all).slice(0, 3);
    const rest = run([{ type: 'applied', slots: done }], all);
    expect(picked(rest)).toEqual(picked(all).slice(3));
    expect(run([{ type: 'undo' }], rest)).toBe(rest);
  });
});

describe('any strokes at all', () => {
  const mixed = week('2027-10-25', '2027-10-31', (index) =>
    index % 5 === 0 ? null : (SLOT_STATUSES[index % 3] ?? null),
  );
  const cell = fc.nat({ max: mixed.length - 1 }).map((index) => mixed[index] ?? cells[0]);
  const stroke = fc.record({ from: cell, to: cell, via: cell });

  test('never pick what is booked, and are taken back one by one', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 8 }), (strokes) => {
        const states: Selection[] = [NOTHING_PICKED];
        for (const { from, to, via } of strokes) {
          if (!from || !to || !via) continue;
          const before = states.at(-1) ?? NOTHING_PICKED;
          const after = run(
            [
              { type: 'begin', cell: from },
              { type: 'reach', cell: via, cells: mixed },
              { type: 'reach', cell: to, cells: mixed },
              { type: 'end' },
            ],
            before,
          );
          // A plain model: the stroke adds all between, or takes it away, if its first was picked.
          const model = new Set(before.picked.keys());
          const takes = before.picked.has(from.at);
          for (const { at, status } of cellsBetween(mixed, from, to)) {
            if (takes) model.delete(at);
            else if (status !== 'booked') model.add(at);
          }
          expect(new Set(after.picked.keys())).toEqual(model);
          if (after.past.length > before.past.length) states.push(after);
        }
        let state = states.at(-1) ?? NOTHING_PICKED;
        for (const earlier of states.reverse().slice(1)) {
          state = run([{ type: 'undo' }], state);
          expect(picked(state)).toEqual(picked(earlier));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
