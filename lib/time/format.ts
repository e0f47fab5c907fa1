/**
 * The only module that formats dates and times: 24 hours, always in a named zone, with Intl.
 * Instants are epoch milliseconds; a calendar day is written as the UTC day of its noon,
 * `formatDay(noonOf(date), 'UTC', locale)`.
 */

import { broughtFormat } from './brought-dates';
import { type LocalDate, noonOf } from './local-date';

/** For languages written in more than one way; the pseudo-locale has dates that stand out. */
const FORMATS: Readonly<Record<string, string>> = {
  en: 'en-GB',
  sr: 'sr-Latn',
  'en-XA': 'de',
};

/**
 * The locale that Intl uses for a language's dates and numbers. Digits and calendar are the same in
 * all: browsers would choose others for some regions, and no address or field takes those.
 */
export function formatsOf(locale: string): string[] {
  // British where Intl does not know the language, instead of whatever the reader's machine has.
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

/** All formats but time and zone, for `date-words.ts`. */
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
  // In lower case, as in time-zones.ts, because somebody may have typed the zone.
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

/** Cached, because Intl takes microseconds. */
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
  written.set(instant, words ?? zone);
  writtenCount += 1;
  return words ?? zone;
}

/** English dates have no comma after the weekday, but some versions of Intl write one. */
function withoutComma(words: string, locale: string): string {
  return locale === 'en' ? words.replace(',', '') : words;
}

/** "10:45". Show people `formatClock` instead: a clock that goes back shows times twice. */
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

/** "CET" or "GMT+5:45", the same in every language. */
export function formatZone(instant: number, zone: string): string {
  return write(instant, ZONE, zone, 'en');
}

export function localDay(instant: number, zone: string): LocalDate {
  // Not cached, since most of these instants are the present. English writes 20/11/2025.
  const numbers = formatOf(NUMBERS, zone, 'en').intl.format(instant);
  return numbers.split('/').reverse().join('-');
}

/** In minutes from midnight. */
export function localMinute(instant: number, zone: string): number {
  const [hours = 0, minutes = 0] = formatTime(instant, zone, 'en').split(':').map(Number);
  return hours * 60 + minutes;
}

/** For a date chip or tile; `briefWeekday` fits into a seventh of a phone, `narrowWeekday` into an eighth. */
export function dayParts(
  date: LocalDate,
  locale: string,
): Record<'weekday' | 'briefWeekday' | 'narrowWeekday' | 'day' | 'month', string> {
  const noon = noonOf(date);
  const weekday = write(noon, SHORT_WEEKDAY, 'UTC', locale);
  return {
    weekday,
    // Arabic's own, without their article.
    briefWeekday: weekday.replace(/^ال/u, ''),
    // Arabic has no short names, and a whole one would break inside the word.
    narrowWeekday: weekday.length <= 4 ? weekday : write(noon, NARROW_WEEKDAY, 'UTC', locale),
    day: write(noon, DAY_OF_MONTH, 'UTC', locale),
    month: write(noon, SHORT_MONTH, 'UTC', locale),
  };
}

/** British English has "Sept", so American English writes the months. */
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

/** As much of a day as is needed: "1", "1 December" or "1 December 2025". */
export function formatDayWithin(
  date: LocalDate,
  shown: { month: boolean; year: boolean },
  locale: string,
): string {
  const options = shown.year ? DAY_MONTH_YEAR : shown.month ? DAY_AND_MONTH : DAY_OF_MONTH;
  return write(noonOf(date), options, 'UTC', locale);
}

/** "January" to "December", as they stand alone. */
export function listMonthNames(locale: string): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    write(Date.UTC(2001, month, 15), MONTH, 'UTC', locale),
  );
}
