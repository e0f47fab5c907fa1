import { describe, expect, it } from 'vitest';
import {
  ageOn,
  birthYears,
  clampBirthDate,
  daysInMonth,
  fromBirthDate,
  toBirthDate,
} from './birth-date';

describe('the date-of-birth picker', () => {
  it('DOB-002 DOB-003 offers the years from 100 to 18 years ago, latest first', () => {
    const years = birthYears(2026);
    expect(years[0]).toBe(2008);
    expect(years.at(-1)).toBe(1926);
    expect(years).toHaveLength(83);
  });

  it.each([
    [null, null, 31],
    [1, 2001, 31],
    [4, 2001, 30],
    [2, null, 29],
    [2, 2000, 29],
    [2, 1996, 29],
    [2, 1900, 28],
    [2, 2001, 28],
    [12, 1950, 31],
  ])('DOB-004 gives month %s of %s %s days', (month, year, days) => {
    expect(daysInMonth(month, year)).toBe(days);
  });

  it.each([
    [{ day: 31, month: 4, year: 1990 }, 30],
    [{ day: 31, month: 2, year: 1992 }, 29],
    [{ day: 31, month: 2, year: 1990 }, 28],
    [{ day: 29, month: 2, year: 1991 }, 28],
    [{ day: 15, month: 2, year: 1991 }, 15],
    [{ day: 31, month: null, year: null }, 31],
  ])('DOB-005 DOB-006 clamps %o to day %s', (parts, day) => {
    expect(clampBirthDate(parts).day).toBe(day);
  });

  it('DOB-007 emits YYYY-MM-DD', () => {
    expect(toBirthDate({ day: 3, month: 7, year: 1990 })).toBe('1990-07-03');
  });

  it.each([
    { day: null, month: 7, year: 1990 },
    { day: 3, month: null, year: 1990 },
    { day: 3, month: 7, year: null },
  ])('DOB-008 DOB-009 emits nothing while a part is missing: %o', (parts) => {
    expect(toBirthDate(parts)).toBe('');
  });

  it('reads back what it emits, and nothing else', () => {
    expect(fromBirthDate('1990-07-03')).toEqual({ day: 3, month: 7, year: 1990 });
    expect(fromBirthDate('3.7.1990')).toEqual({ day: null, month: null, year: null });
  });

  it.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('somebody born on %s is on %s %s years old', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });
});
