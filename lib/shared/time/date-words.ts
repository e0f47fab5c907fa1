import { type DateWords, patternKey } from './brought-dates';
import { formatsOf, type Options, WRITTEN } from './format';
import { DAY_MS } from './units';

const FILLED = ['weekday', 'day', 'month', 'year'];

/** This was a Monday and 1 January. */
const START = Date.UTC(2001, 0, 1, 12);

/** Used for browsers that do not know `locale`. */
export function dateWordsOf(locale: string): DateWords {
  const format = (options: Options) =>
    new Intl.DateTimeFormat(formatsOf(locale), { ...options, timeZone: 'UTC' });
  const names = (count: number, options: Options, at: (index: number) => number) => {
    const named = format(options);
    return Array.from({ length: count }, (_, index) => named.format(at(index)));
  };
  const months = (month: 'long' | 'short') =>
    names(12, { month }, (index) => Date.UTC(2001, index, 15));
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    names(7, { weekday }, (index) => START + (index - 1) * DAY_MS);
  const patterns = WRITTEN.map((options): [string, string] => [
    patternKey(options),
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
