import { afterEach, expect, test, vi } from 'vitest';
import { dateWordsOf } from './date-words';

const INSTANT = Date.UTC(2026, 10, 26, 23, 30);

/** By modules that have written nothing yet. */
async function write(locale: string) {
  vi.resetModules();
  const format = await import('./format');
  const { dayParts, formatDate, formatDay, formatDayWithin, formatLongDate } = format;
  const { formatMonth, formatTime } = format;
  return [
    formatLongDate(INSTANT, 'Europe/Malta', locale),
    formatDay(INSTANT, 'UTC', locale),
    formatDate(INSTANT, 'Europe/Malta', locale),
    formatTime(INSTANT, 'Europe/Malta', locale),
    formatMonth('2026-11', locale),
    formatDay(Date.UTC(2026, 11, 9), 'UTC', locale),
    formatDayWithin('2026-12-03', { month: false, year: false }, locale),
    ...Object.values(dayParts('2026-11-27', locale)),
    formatDay(INSTANT, 'UTC', 'uk'),
  ];
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['mt', 'Il-Ġimgħa, 27 ta’ Novembru 2026', 'Novembru'],
  ['ne', '2026 नोभेम्बर 27, शुक्रबार', 'नोभेम्बर'],
])(
  'a browser that does not know "%s" writes its dates as the server does',
  async (locale, date, month) => {
    const byServer = await write(locale);
    expect(byServer[0]).toBe(date);
    const dates = JSON.stringify(dateWordsOf(locale));
    vi.stubGlobal('document', { documentElement: { dataset: { dates } } });
    const known = Intl.DateTimeFormat;
    vi.spyOn(known, 'supportedLocalesOf').mockImplementation((asked) =>
      asked === 'uk' ? ['uk'] : [],
    );
    expect(await write(locale)).toEqual(byServer);

    // Node knows them too: only a word that it does not know shows whose were written.
    const others = dates.replaceAll(month, 'Brumaju');
    vi.stubGlobal('document', { documentElement: { dataset: { dates: others } } });
    expect((await write(locale))[0]).toBe(date.replace(month, 'Brumaju'));
  },
);
