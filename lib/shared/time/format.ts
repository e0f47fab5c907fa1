/**
 * The only module that formats dates and times: 24 hours, a named zone. Instants are epoch ms; a
 * calendar day is `formatDay(noonOf(date), 'UTC', locale)`.
 */

import { broughtFormat } from './brought-dates';
import { type LocalDate, noonOf } from './local-date';

/** Used for languages that are written in several ways. */
const FORMATS: Readonly<Record<string, string>> = {
  en: 'en-GB',
  sr: 'sr-Latn',
  'en-XA': 'de',
};

/** Calendar and digits are named, because browsers choose other ones for some regions. */
export function formatsOf(locale: string): string[] {
  // If Intl does not know the language, the format is British.
  const names = [FORMATS[locale] ?? locale, 'en-GB'];
  return names.map((name) => `${name}-u-ca-gregory-nu-latn`);
}

export type Options = Intl.DateTimeFormatOptions;

const TIME: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const LONG_DATE: Options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
const DAY: Options = { weekday: 'long', day: 'numeric', month: 'long' };
const SHORT_DAY: Options = { weekday: 'short', day: 'numeric', month: 'short' };
const DATE: Options = { day: 'numeric', month: 'short', year: 'numeric' };
const ZONE: Options = { timeZoneName: 'short' };
const NUMBERS: Options = { year: 'numeric', month: '2-digit', day: '2-digit' };
const WEEKDAY: Options = { weekday: 'long' };
const SHORT_WEEKDAY: Options = { weekday: 'short' };
const NARROW_WEEKDAY: Options = { weekday: 'narrow' };
const DAY_OF_MONTH: Options = { day: 'numeric' };
const DAY_AND_MONTH: Options = { day: 'numeric', month: 'long' };
const DAY_MONTH_YEAR: Options = { day: 'numeric', month: 'long', year: 'numeric' };
const SHORT_MONTH: Options = { month: 'short' };
const MONTH: Options = { month: 'long' };
const MONTH_AND_YEAR: Options = { month: 'long', year: 'numeric' };

export const WRITTEN: readonly Options[] = [
  LONG_DATE,
  DAY,
  SHORT_DAY,
  DATE,
  WEEKDAY,
  SHORT_WEEKDAY,
  NARROW_WEEKDAY,
  DAY_OF_MONTH,
  DAY_AND_MONTH,
  DAY_MONTH_YEAR,
  SHORT_MONTH,
  MONTH,
  MONTH_AND_YEAR,
];

interface Format {
  intl: Intl.DateTimeFormat;
  format: Intl.DateTimeFormat['format'];
  written: Map<number, string>;
}

const formats = new Map<Options, Map<string, Format>>();
const MOST_WRITTEN = 20_000;
let writtenCount = 0;

function formatOf(options: Options, zone: string, locale: string): Format {
  const ofOptions = formats.get(options) ?? new Map<string, Format>();
  formats.set(options, ofOptions);
  // The zone may have been typed by somebody, so its spelling may differ.
  const key = locale + zone.toLowerCase();
  const known = ofOptions.get(key);
  if (known) return known;
  const ofZone = { ...options, timeZone: zone };
  const intl = new Intl.DateTimeFormat(formatsOf(locale), ofZone);
  const { format } = broughtFormat(locale, ofZone) ?? intl;
  const made = { intl, format, written: new Map<number, string>() };
  ofOptions.set(key, made);
  return made;
}

function write(instant: number, options: Options, zone: string, locale: string): string {
  const { intl, format, written } = formatOf(options, zone, locale);
  const before = written.get(instant);
  if (before !== undefined) return before;
  if (writtenCount >= MOST_WRITTEN) {
    for (const ofOptions of formats.values())
      for (const one of ofOptions.values()) one.written.clear();
    writtenCount = 0;
  }
  const words =
    options === ZONE
      ? intl.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
      : format(instant);
  const shown = options.year && words ? withoutYearMark(words) : (words ?? zone);
  written.set(instant, shown);
  writtenCount += 1;
  return shown;
}

/** Serbian and Ukrainian dates end with a full stop. In a sentence, there would be two of them. */
function withoutYearMark(words: string): string {
  return words.replace(/(?:\s*р)?\.$/u, '');
}

/** Some versions of Intl put a comma after English weekdays. */
function withoutComma(words: string, locale: string): string {
  return locale === 'en' ? words.replace(',', '') : words;
}

/** "10:45". For people use `formatClock`, which shows the zone if clocks show the time twice. */
export function formatTime(instant: number, zone: string, locale: string): string {
  return write(instant, TIME, zone, locale);
}

/** "Thursday 20 November 2025" */
export function formatLongDate(instant: number, zone: string, locale: string): string {
  return withoutComma(write(instant, LONG_DATE, zone, locale), locale);
}

/** "Thursday 20 November" */
export function formatDay(instant: number, zone: string, locale: string): string {
  return withoutComma(write(instant, DAY, zone, locale), locale);
}

/** "Thu 20 Nov" */
export function formatShortDay(instant: number, zone: string, locale: string): string {
  return withoutComma(write(instant, SHORT_DAY, zone, locale), locale);
}

/** "20 Nov 2025" */
export function formatDate(instant: number, zone: string, locale: string): string {
  return write(instant, DATE, zone, locale);
}

/** "CET" or "GMT+5:45" in every language. */
export function formatZone(instant: number, zone: string): string {
  return write(instant, ZONE, zone, 'en');
}

export function localDay(instant: number, zone: string): LocalDate {
  // Not cached, because most instants are the present time. English writes 20/11/2025.
  const numbers = formatOf(NUMBERS, zone, 'en').intl.format(instant);
  return numbers.split('/').reverse().join('-');
}

export function localMinute(instant: number, zone: string): number {
  const [hours = 0, minutes = 0] = formatTime(instant, zone, 'en').split(':').map(Number);
  return hours * 60 + minutes;
}

/** `briefWeekday` fits into a seventh of a phone's width, `narrowWeekday` into an eighth. */
export function dayParts(
  date: LocalDate,
  locale: string,
): Record<'weekday' | 'briefWeekday' | 'narrowWeekday' | 'day' | 'month', string> {
  const noon = noonOf(date);
  const weekday = write(noon, SHORT_WEEKDAY, 'UTC', locale);
  return {
    weekday,
    // The Arabic name without the article.
    briefWeekday: weekday.replace(/^ال/u, ''),
    // Arabic has no short names.
    narrowWeekday: weekday.length <= 4 ? weekday : write(noon, NARROW_WEEKDAY, 'UTC', locale),
    day: write(noon, DAY_OF_MONTH, 'UTC', locale),
    month: write(noon, SHORT_MONTH, 'UTC', locale),
  };
}

/** British English would write "Sept". */
const BRIEF_MONTHS: Readonly<Record<string, string>> = { en: 'en-US' };

/** "Sep" */
export function briefMonth(date: LocalDate, locale: string): string {
  return write(noonOf(date), SHORT_MONTH, 'UTC', BRIEF_MONTHS[locale] ?? locale);
}

/** "November 2025", from YYYY-MM. */
export function formatMonth(month: string, locale: string): string {
  return write(noonOf(`${month}-15`), MONTH_AND_YEAR, 'UTC', locale);
}

/** "November", from YYYY-MM. */
export function formatMonthName(month: string, locale: string): string {
  return write(noonOf(`${month}-15`), MONTH, 'UTC', locale);
}

export function formatWeekday(instant: number, zone: string, locale: string): string {
  return write(instant, WEEKDAY, zone, locale);
}

/** "1", "1 December" or "1 December 2025". */
export function formatDayWithin(
  date: LocalDate,
  shown: { month: boolean; year: boolean },
  locale: string,
): string {
  const options = shown.year ? DAY_MONTH_YEAR : shown.month ? DAY_AND_MONTH : DAY_OF_MONTH;
  return write(noonOf(date), options, 'UTC', locale);
}

export function listMonthNames(locale: string): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    write(Date.UTC(2001, month, 15), MONTH, 'UTC', locale),
  );
}
