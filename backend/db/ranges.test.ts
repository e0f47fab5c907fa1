import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromRange, toRange } from './ranges';

describe('ranges', () => {
  test('are read in every way that Postgres writes an offset', () => {
    const span = { from: Date.UTC(2027, 2, 28, 0, 15), to: Date.UTC(2027, 2, 28, 1) };
    for (const text of [
      '["2027-03-28 00:15:00+00","2027-03-28 01:00:00+00")',
      '["2027-03-28 01:15:00+01","2027-03-28 03:00:00+02")',
      '["2027-03-28 06:00:00+05:45","2027-03-28 06:45:00+05:45")',
      '[2027-03-28T00:15:00.000Z,2027-03-28T01:00:00.000Z)',
    ]) {
      expect(fromRange(text)).toEqual(span);
    }
  });

  test('that are empty, endless or closed at their end are not spans', () => {
    for (const text of [
      'empty',
      '(,)',
      '["2027-03-28 00:15:00+00",)',
      '[-infinity,infinity)',
      '["2027-03-28 00:15:00+00","2027-03-28 01:00:00+00"]',
    ]) {
      expect(() => fromRange(text)).toThrow('not a finite [) range');
    }
  });

  test('survive the way out and back', () => {
    const instant = fc.integer({ min: 0, max: Date.UTC(2200, 0) });
    fc.assert(
      fc.property(instant, instant, (from, to) => {
        expect(fromRange(toRange({ from, to }))).toEqual({ from, to });
      }),
    );
  });
});
