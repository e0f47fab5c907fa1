import { describe, expect, test, vi } from 'vitest';
import {
  dayParts,
  formatDate,
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDay,
  formatTime,
  formatZone,
  localDay,
} from './format';

const MALTA = 'Europe/Malta';
const WINTER = Date.parse('2027-01-05T23:30:00.000Z');
const SUMMER = Date.parse('2027-07-05T22:05:00.000Z');

describe('dates and times', () => {
  test('are en-GB with 24 hours, in the zone that is named', () => {
    expect(formatTime(WINTER, MALTA, 'en')).toBe('00:30');
    expect(formatTime(SUMMER, MALTA, 'en')).toBe('00:05');
    expect(formatTime(WINTER, 'UTC', 'en')).toBe('23:30');
    expect(formatTime(WINTER, 'Asia/Kathmandu', 'en')).toBe('05:15');
    expect(formatLongDate(WINTER, MALTA, 'en')).toBe('Wednesday 6 January 2027');
    expect(formatDay(WINTER, 'UTC', 'en')).toBe('Tuesday 5 January');
    expect(formatShortDay(SUMMER, MALTA, 'en')).toBe('Tue 6 Jul');
  });

  test('end with the year, so that a sentence has one full stop', () => {
    const at = Date.UTC(2026, 11, 25, 9);
    for (const locale of ['sr', 'uk']) {
      expect(formatDate(at, 'UTC', locale)).toMatch(/ 2026$/);
      expect(formatLongDate(at, 'UTC', locale)).toMatch(/ 2026$/);
    }
  });

  test('take one formatter for a zone in whichever case, so that nobody can fill the memory', () => {
    const first = formatTime(WINTER, 'Pacific/Fakaofo', 'en');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(formatTime(WINTER, 'pacific/FAKAOFO', 'en')).toBe(first);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  test('are the same when many others were asked for meanwhile', () => {
    const first = formatTime(WINTER, MALTA, 'en');
    for (let minute = 0; minute <= 20_000; minute += 1)
      formatTime(SUMMER + minute * 60_000, MALTA, 'en');
    expect(formatTime(WINTER, MALTA, 'en')).toBe(first);
    expect(formatTime(SUMMER + 60_000, MALTA, 'en')).toBe('00:06');
  });

  test('name their zone, which changes with the clocks', () => {
    expect(formatZone(WINTER, MALTA)).toBe('CET');
    expect(formatZone(SUMMER, MALTA)).toBe('CEST');
  });

  test.each([
    [WINTER, MALTA, '2027-01-06'],
    [WINTER, 'UTC', '2027-01-05'],
    [SUMMER, MALTA, '2027-07-06'],
    [Date.parse('2027-03-27T23:00:00Z'), MALTA, '2027-03-28'],
    [Date.parse('2027-10-31T22:59:59Z'), MALTA, '2027-10-31'],
  ])('%s in %s falls on %s', (instant, zone, day) => {
    expect(localDay(instant, zone)).toBe(day);
  });

  test('of a calendar day do not depend on any zone', () => {
    expect(dayParts('2027-03-28', 'en')).toMatchObject({ weekday: 'Sun', day: '28', month: 'Mar' });
    expect(dayParts('2027-03-28', 'en').narrowWeekday).toBe('Sun');
    expect(dayParts('2027-03-28', 'ar')).toMatchObject({
      weekday: 'الأحد',
      briefWeekday: 'أحد',
      narrowWeekday: 'ح',
    });
    expect(formatMonth('2025-11', 'en')).toBe('November 2025');
  });
});
