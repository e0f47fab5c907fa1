/**
 * Dates and times as people read them in a language: with 24 hours, always in a named zone. The only
 * module that formats them; it uses Intl, so that browsers need no date library. Instants are
 * epoch milliseconds. A calendar day is written as the UTC day of its noon, as in
 * `formatDay(noonOf(date), 'UTC', locale)`.
 */
import { type LocalDate, noonOf } from './local-date';

const cache = new Map<string, Intl.DateTimeFormat>();

/** Where a language is written in more than one way; the pseudo-locale has dates that stand out. */
const FORMATS: Readonly<Record<string, string>> = { en: 'en-GB', 'en-XA': 'de' };

/** What Intl calls the way in which a language writes dates and numbers. */
export function formatsOf(locale: string): string {
  return FORMATS[locale] ?? locale;
}

function formatter(
  zone: string,
  options: Intl.DateTimeFormatOptions,
  locale: string,
): Intl.DateTimeFormat {
  // In lower case, as in time-zones.ts: a zone may be one that somebody typed.
  const key = locale + zone.toLowerCase() + JSON.stringify(options);
  const known =
    cache.get(key) ?? new Intl.DateTimeFormat(formatsOf(locale), { ...options, timeZone: zone });
  cache.set(key, known);
  return known;
}

/** English dates have no comma after the weekday, whichever Intl writes them. */
function withoutComma(words: string, locale: string): string {
  return locale === 'en' ? words.replace(',', '') : words;
}

/** "10:45" */
export function formatTime(instant: number, zone: string, locale: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatter(zone, options, locale).format(instant);
}

/** "Thursday 20 November 2025" */
export function formatLongDate(instant: number, zone: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return withoutComma(formatter(zone, options, locale).format(instant), locale);
}

/** "Thursday 20 November" */
export function formatDay(instant: number, zone: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return withoutComma(formatter(zone, options, locale).format(instant), locale);
}

/** "Thu 20 Nov" */
export function formatShortDay(instant: number, zone: string, locale: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return withoutComma(formatter(zone, options, locale).format(instant), locale);
}

/** "20 Nov 2025" */
export function formatDate(instant: number, zone: string, locale: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return formatter(zone, options, locale).format(instant);
}

/** The short name of a zone at an instant, "CET" or "GMT+5:45" in every language. */
export function formatZone(instant: number, zone: string): string {
  const parts = formatter(zone, { timeZoneName: 'short' }, 'en').formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The calendar day on which an instant falls in a zone. */
export function localDay(instant: number, zone: string): LocalDate {
  const parts = formatter(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en');
  const [day, month, year] = parts
    .formatToParts(instant)
    .flatMap((part) => (part.type === 'literal' ? [] : [part.value]));
  return `${year}-${month}-${day}`;
}

/** What the clock of a zone shows at an instant, in minutes from midnight. */
export function localMinute(instant: number, zone: string): number {
  const [hours = 0, minutes = 0] = formatTime(instant, zone, 'en').split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The parts of a calendar day (YYYY-MM-DD) that a date chip or tile shows; `narrowWeekday` fits into
 * a column of a phone.
 */
export function dayParts(
  date: LocalDate,
  locale: string,
): { weekday: string; narrowWeekday: string; day: string; month: string } {
  const noon = noonOf(date);
  const weekday = formatter('UTC', { weekday: 'short' }, locale).format(noon);
  return {
    weekday,
    // Arabic has no short names, and the whole one would be broken inside the word.
    narrowWeekday:
      weekday.length <= 4 ? weekday : formatter('UTC', { weekday: 'narrow' }, locale).format(noon),
    day: formatter('UTC', { day: 'numeric' }, locale).format(noon),
    month: formatter('UTC', { month: 'short' }, locale).format(noon),
  };
}

/** Who writes the months of a language in at most three letters; British English has "Sept". */
const BRIEF_MONTHS: Readonly<Record<string, string>> = { en: 'en-US' };

/** The month of a calendar day as briefly as the language has it: "Sep" */
export function briefMonth(date: LocalDate, locale: string): string {
  return formatter('UTC', { month: 'short' }, BRIEF_MONTHS[locale] ?? locale).format(noonOf(date));
}

/** "November 2025" for a month given as YYYY-MM. */
export function formatMonth(month: string, locale: string): string {
  const options = { month: 'long', year: 'numeric' } as const;
  return formatter('UTC', options, locale).format(noonOf(`${month}-15`));
}

/** "November" for a month given as YYYY-MM. */
export function formatMonthName(month: string, locale: string): string {
  return formatter('UTC', { month: 'long' }, locale).format(noonOf(`${month}-15`));
}

/** The weekday of an instant in full: "Thursday" */
export function formatWeekday(instant: number, zone: string, locale: string): string {
  return formatter(zone, { weekday: 'long' }, locale).format(instant);
}

/** A calendar day with as much of it as is needed: "1", "1 December" or "1 December 2025". */
export function formatDayWithin(
  date: LocalDate,
  shown: { month: boolean; year: boolean },
  locale: string,
): string {
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    ...(shown.month && { month: 'long' }),
    ...(shown.year && { year: 'numeric' }),
  };
  return formatter('UTC', options, locale).format(noonOf(date));
}
