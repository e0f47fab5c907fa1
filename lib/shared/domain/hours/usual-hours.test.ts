import { expect, test } from 'vitest';
import { usualHours } from './usual-hours';

const open = [{ from: 540, to: 1020 }];
const late = [{ from: 720, to: 1200 }];

test('days in a row with the same hours are one group, closed ones are in none', () => {
  expect(usualHours([[], open, open, open, open, open, []])).toEqual([
    { from: 1, to: 5, ranges: open },
  ]);
  expect(usualHours([open, open, [], open, late, late, []])).toEqual([
    { from: 0, to: 1, ranges: open },
    { from: 3, to: 3, ranges: open },
    { from: 4, to: 5, ranges: late },
  ]);
});

test('no open day, or too many different ones, is nothing to print', () => {
  expect(usualHours([[], [], [], [], [], [], []])).toBeNull();
  expect(usualHours([open, late, open, late, open, late, open])).toBeNull();
});
