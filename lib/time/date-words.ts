/** Dates of a language that the server knows and the browser does not. */

import { formatsOf, type Options, setIntl, WRITTEN } from './format';
import { DAY_MS } from './units';

/** Names begin with January and Sunday; `patterns` are such as "{weekday}, {day} ta’ {month}". */
export interface DateWords {
  months: Record<string, string[]>;
  weekdays: Record<string, string[]>;
  patterns: Record<string, string>;
}

const keyOf = ({ weekday, day, month, year }: Options) => [weekday, day, month, year].join(' ');

const FILLED = ['weekday', 'day', 'month', 'year'];

/** A Monday, 1 January. */
const START = Date.UTC(2001, 0, 1, 12);

export function dateWordsOf(locale: string): DateWords {
  const format = (options: Options) =>
    new Intl.DateTimeFormat(formatsOf(locale), { ...options, timeZone: 'UTC' });
  const names = (count: number, options: Options, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => format(options).format(at(index)));
  const months = (month: 'long' | 'short') =>
    names(12, { month }, (index) => Date.UTC(2001, index, 15));
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    names(7, { weekday }, (index) => START + (index - 1) * DAY_MS);
  const patterns = WRITTEN.map((options): [string, string] => [
    keyOf(options),
    format(options)
      .formatToParts(START)
      .map(({ type, value }) => (FILLED.includes(type) ? `{${type}}` : value))
      .join(''),
  ]);
  return {
    months: { long: months('long'), short: months('short') },
    weekdays: { long: weekdays('long'), short: weekdays('short'), narrow: weekdays('narrow') },
    patterns: Object.fromEntries(patterns),
  };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

let isBrought = false;

/** In a browser that does not know `locale`, writes dates with these words. */
export function bringDates(locale: string, { months, weekdays, patterns }: DateWords): void {
  if (isBrought || Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0) return;
  isBrought = true;
  setIntl((asked, options) => {
    const intl = new Intl.DateTimeFormat(formatsOf(asked), options);
    const pattern = asked === locale ? patterns[keyOf(options)] : undefined;
    if (!pattern) return intl;
    const { timeZone } = options;
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
    });
    const format = (instant?: number | bigint | Date) => {
      const found = parts.formatToParts(instant === undefined ? undefined : Number(instant));
      const part = (type: string) => found.find((one) => one.type === type)?.value ?? '';
      const month = months[options.month ?? '']?.[Number(part('month')) - 1];
      const weekday = weekdays[options.weekday ?? '']?.[WEEKDAYS.indexOf(part('weekday'))];
      const values: Record<string, string | undefined> = { month, weekday };
      return pattern.replaceAll(
        /\{(\w+)\}/g,
        // British days have a zero in front where the month is a number.
        (_, type: string) => values[type] ?? String(Number(part(type))),
      );
    };
    return { format, formatToParts: intl.formatToParts.bind(intl) };
  });
}
