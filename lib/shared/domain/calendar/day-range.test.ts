import { expect, test } from 'vitest';
import { ALL_WEEKDAYS, chooseDay, type DayRange, daysOfRange, reachDay } from './day-range';
import { MAX_RANGE_DAYS } from './plan';

const choose = (...days: string[]) => days.reduce<DayRange | null>(chooseDay, null);
const ends = (range: DayRange | null) => [range?.first, range?.last];

test('one choice is one day, a second one ends the range, a third begins anew', () => {
  expect(daysOfRange(null, ALL_WEEKDAYS)).toEqual([]);
  expect(daysOfRange(choose('2025-12-01'), ALL_WEEKDAYS)).toEqual(['2025-12-01']);
  expect(ends(choose('2025-12-01', '2025-12-12'))).toEqual(['2025-12-01', '2025-12-12']);
  expect(ends(choose('2025-12-01', '2025-12-12', '2025-12-20'))).toEqual([
    '2025-12-20',
    '2025-12-20',
  ]);
});

test('may be chosen from its end', () => {
  expect(ends(choose('2025-12-12', '2025-12-01'))).toEqual(['2025-12-01', '2025-12-12']);
});

test('is reached from where it began, back and forth', () => {
  const there = reachDay(null, '2025-12-10', '2025-12-12');
  expect(ends(reachDay(there, '2025-12-12', '2025-12-08'))).toEqual(['2025-12-08', '2025-12-10']);
});

test('ends after a year, in both directions', () => {
  const later = choose('2025-12-01', '2029-01-01');
  const earlier = choose('2029-01-01', '2025-12-01');
  expect(daysOfRange(later, ALL_WEEKDAYS)).toHaveLength(MAX_RANGE_DAYS);
  expect(daysOfRange(earlier, ALL_WEEKDAYS)).toHaveLength(MAX_RANGE_DAYS);
  expect(earlier?.last).toBe('2029-01-01');
});

test('CAL-013: only the chosen days of the week of a range are set', () => {
  const range = chooseDay(chooseDay(null, '2025-12-04'), '2025-12-16');
  const workdays = daysOfRange(range, new Set([0, 1, 2, 3, 4]));
  expect(workdays.map((date) => Number(date.slice(8)))).toEqual([4, 5, 8, 9, 10, 11, 12, 15, 16]);
  expect(daysOfRange(range, new Set([6]))).toEqual(['2025-12-07', '2025-12-14']);
  expect(daysOfRange(range, new Set())).toEqual([]);
});
