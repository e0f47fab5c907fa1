import { expect, test } from 'vitest';
import { MAX_RANGE_DAYS } from './availability-plan';
import { chooseDay, type DayRange, daysOfRange, reachDay } from './day-range';

const choose = (...days: string[]) => days.reduce<DayRange | null>(chooseDay, null);
const ends = (range: DayRange | null) => [range?.first, range?.last];

test('one choice is one day, a second one ends the range, a third begins anew', () => {
  expect(daysOfRange(null)).toEqual([]);
  expect(daysOfRange(choose('2025-12-01'))).toEqual(['2025-12-01']);
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
  expect(daysOfRange(later)).toHaveLength(MAX_RANGE_DAYS);
  expect(daysOfRange(earlier)).toHaveLength(MAX_RANGE_DAYS);
  expect(earlier?.last).toBe('2029-01-01');
});
