import { afterEach, expect, test, vi } from 'vitest';
import { dateWordsOf } from './date-words';

const INSTANT = Date.UTC(2026, 10, 26, 23, 30);

/** By modules that have written nothing yet. */
async function write() {
  vi.resetModules();
  const format = await import('./format');
  const { dayParts, formatDate, formatDay, formatDayWithin, formatLongDate } = format;
  const { formatMonth, formatTime } = format;
  return [
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
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a browser that does not know a language writes its dates as the server does', async () => {
  const byServer = await write();
  expect(byServer[0]).toBe('Il-Ġimgħa, 27 ta’ Novembru 2026');
  const dates = JSON.stringify(dateWordsOf('mt'));
  vi.stubGlobal('document', { documentElement: { dataset: { dates } } });
  const known = Intl.DateTimeFormat;
  vi.spyOn(known, 'supportedLocalesOf').mockImplementation((asked) =>
    asked === 'uk' ? ['uk'] : [],
  );
  expect(await write()).toEqual(byServer);

  // Node knows them too: only a word that it does not know shows whose were written.
  const others = dates.replaceAll('Novembru', 'Brumaju');
  vi.stubGlobal('document', { documentElement: { dataset: { dates: others } } });
  expect((await write())[0]).toBe('Il-Ġimgħa, 27 ta’ Brumaju 2026');
});
