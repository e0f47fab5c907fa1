import { afterEach, expect, test, vi } from 'vitest';
import { bringDates, dateWordsOf } from './date-words';
import {
  dayParts,
  formatDate,
  formatDay,
  formatDayWithin,
  formatLongDate,
  formatMonth,
  formatTime,
} from './format';

const INSTANT = Date.UTC(2026, 10, 26, 23, 30);

const written = () => [
  formatLongDate(INSTANT, 'Europe/Malta', 'mt'),
  formatDay(INSTANT, 'UTC', 'mt'),
  formatDate(INSTANT, 'Europe/Malta', 'mt'),
  formatTime(INSTANT, 'Europe/Malta', 'mt'),
  formatMonth('2026-11', 'mt'),
  formatDay(Date.UTC(2026, 11, 9), 'UTC', 'mt'),
  formatDayWithin('2026-12-03', { month: false, year: false }, 'mt'),
  ...Object.values(dayParts('2026-11-27', 'mt')),
  formatDay(INSTANT, 'UTC', 'uk'),
];

afterEach(() => vi.restoreAllMocks());

test('a browser that does not know a language writes its dates as the server does', () => {
  const byServer = written();
  expect(byServer[0]).toBe('Il-Ġimgħa, 27 ta’ Novembru 2026');
  const words = JSON.parse(JSON.stringify(dateWordsOf('mt')));
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  bringDates('mt', words);
  expect(written()).toEqual(byServer);
});
