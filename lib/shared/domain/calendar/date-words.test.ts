import { describe, expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { formatDateRange, formatDates, formatTimeRange } from './date-words';

const t = textsFor('en', 'calendar.dates');
const result = textsFor('en', 'calendar.availability.result');

describe('the messages of a date range', () => {
  test('CAL-020: nothing chosen', () => {
    expect(textsFor('en', 'calendar.availability.range')('chooseBoth')).toBe(
      'Please select both a date range and time range first.',
    );
  });

  test('CAL-021: all days set', () => {
    const range = formatTimeRange({ from: 360, to: 1080 }, t);
    const dates = formatDateRange('2025-12-01', '2025-12-12', t);
    expect(result('allSet', { dates, range })).toBe(
      'Successfully set availability for 1 to 12 December 2025 (06:00 to 18:00)',
    );
  });

  test('CAL-022: some days failed', () => {
    expect(result('someFailed', { set: 10, days: 12, failed: 2 })).toBe(
      'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
    );
  });

  test('CAL-023: all days failed', () => {
    expect(result('allFailed')).toBe(
      'Failed to set availability for all selected days. Please try again.',
    );
  });
});

describe('days in words', () => {
  test.each([
    ['2025-12-01', '2025-12-01', '1 December 2025'],
    ['2025-12-01', '2025-12-12', '1 to 12 December 2025'],
    ['2025-11-28', '2025-12-03', '28 November to 3 December 2025'],
    ['2025-12-29', '2026-01-04', '29 December 2025 to 4 January 2026'],
  ])('from %s to %s', (first, last, words) => {
    expect(formatDateRange(first, last, t)).toBe(words);
  });

  test.each([
    [[], 'no days'],
    [['2025-12-02', '2025-12-01', '2025-12-01'], '1 to 2 December 2025'],
    [['2025-12-01', '2025-12-03'], '1 December 2025 and 3 December 2025'],
    [
      ['2025-12-01', '2025-12-03', '2025-12-05', '2025-12-07'],
      '4 days from 1 December 2025 to 7 December 2025',
    ],
  ])('%j', (dates, words) => {
    expect(formatDates(dates, t)).toBe(words);
  });
});
