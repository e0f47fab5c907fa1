import { describe, expect, it } from 'vitest';
import {
  CLOSED_WEEK,
  changedDays,
  fillWeek,
  hoursProblem,
  nextRange,
  tidyRanges,
  toggleDay,
  weekMinutes,
  withDays,
} from './edit-week';

const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const NINE_TO_FIVE = range(9, 17);

describe('a week that is edited', () => {
  it('opens a day with the hours of the open day before it', () => {
    const monday = toggleDay(CLOSED_WEEK, 0);
    expect(monday[0]).toEqual([NINE_TO_FIVE]);
    const lunch = withDays(monday, [0], [range(9, 13), range(14, 17)]);
    expect(toggleDay(lunch, 3)[3]).toEqual([range(9, 13), range(14, 17)]);
    expect(toggleDay(lunch, 0)[0]).toEqual([]);
  });

  it('takes a preset on its open days, or on working days while none is open', () => {
    const openDays = (week: readonly (readonly unknown[])[]) =>
      week.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []));
    expect(openDays(fillWeek(CLOSED_WEEK, NINE_TO_FIVE))).toEqual([0, 1, 2, 3, 4]);
    expect(openDays(fillWeek(toggleDay(CLOSED_WEEK, 6), NINE_TO_FIVE))).toEqual([6]);
  });

  it('offers the next hours after a break, as long as there is room', () => {
    expect(nextRange([range(9, 13)])).toEqual(range(14, 17));
    expect(nextRange([range(9, 22)])).toEqual(range(23, 24));
    expect(nextRange([range(9, 23)])).toBeNull();
  });

  it('counts its hours, and the days that changed', () => {
    const week = withDays(CLOSED_WEEK, [1, 2], [range(9, 13), range(14, 17)]);
    expect(weekMinutes(week)).toBe(14 * 60);
    expect(changedDays(week, CLOSED_WEEK)).toBe(2);
    // A copy is a copy: a change of one day leaves the others.
    expect(week[1]).not.toBe(week[2]);
  });
});

describe('the hours of a day', () => {
  it.each([
    ['that follow each other', [range(9, 13), range(13, 17)], null],
    ['that overlap', [range(9, 13), range(12, 17)], 'overlap'],
    ['that overlap in another order', [range(12, 17), range(9, 13)], 'overlap'],
    ['that end before they begin', [range(17, 9)], 'order'],
    ['over midnight', [range(22, 2)], 'order'],
    ['of none', [], null],
  ])('%s', (_, ranges, problem) => {
    expect(hoursProblem(ranges)).toBe(problem);
  });

  it('are kept in order, and joined where they touch', () => {
    expect(tidyRanges([range(14, 17), range(9, 13), range(13, 14)])).toEqual([range(9, 17)]);
  });
});
