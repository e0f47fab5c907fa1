import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysApart,
  daysFrom,
  firstOfMonth,
  isLocalDate,
  type LocalDate,
  mondayOf,
  monthGrid,
} from './local-date';
import { DAY_MS } from './units';

const date = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

const luxon = (day: LocalDate) => DateTime.fromISO(day, { zone: 'utc' });

describe('a calendar day', () => {
  it.each(['2025-02-29', '2025-13-01', '2025-04-31', '2025-4-1', '', '2025-01-01T00', 'x'])(
    'is not %s',
    (text) => expect(isLocalDate(text)).toBe(false),
  );

  it('agrees with a date library about steps, Mondays and months', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -900, max: 900 }), (day, steps) => {
        expect(isLocalDate(day)).toBe(true);
        expect(addDays(day, steps)).toBe(luxon(day).plus({ days: steps }).toISODate());
        expect(daysApart(day, addDays(day, steps))).toBe(steps);
        expect(mondayOf(day)).toBe(luxon(day).startOf('week').toISODate());
        const month = luxon(day).startOf('month').plus({ months: steps });
        expect(firstOfMonth(day, steps)).toBe(month.toISODate());
      }),
    );
  });

  it('CAL-005 CAL-019 lies in a grid of 42 days that begins on a Monday and holds its month', () => {
    fc.assert(
      fc.property(date, (day) => {
        const grid = monthGrid(day);
        expect(grid).toHaveLength(42);
        expect(grid[0]).toBe(mondayOf(grid[0] ?? ''));
        const inMonth = grid.filter((other) => other.startsWith(day.slice(0, 7)));
        expect(inMonth).toHaveLength(luxon(day).daysInMonth ?? 0);
        expect(grid).toEqual(daysFrom(grid[0] ?? '', 42));
      }),
    );
  });
});
