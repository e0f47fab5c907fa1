/** Dates of a language that the browser does not know, with words that the page brings. */

type Options = Intl.DateTimeFormatOptions;

/** Names begin with January and Sunday; `patterns` are such as "{weekday}, {day} ta’ {month}". */
export interface DateWords {
  months: Record<string, string[]>;
  weekdays: Record<string, string[]>;
  patterns: Record<string, string>;
}

export const patternKey = ({ weekday, day, month, year }: Options) =>
  [weekday, day, month, year].join(' ');

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

let words: DateWords | null | undefined;

/** Of `<html data-dates>`, which the layout writes. */
function pageWords(): DateWords | null {
  words ??= JSON.parse(document.documentElement.dataset.dates ?? 'null');
  return words ?? null;
}

/** Null where the browser writes `locale` itself, and on the server. */
export function broughtFormat(
  locale: string,
  options: Options,
): Pick<Intl.DateTimeFormat, 'format'> | null {
  if (typeof document === 'undefined') return null;
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0) return null;
  const { months, weekdays, patterns } = pageWords() ?? {};
  const pattern = patterns?.[patternKey(options)];
  if (!pattern) return null;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: options.timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  return {
    format(instant) {
      const found = parts.formatToParts(instant === undefined ? undefined : Number(instant));
      const part = (type: string) => found.find((one) => one.type === type)?.value ?? '';
      const values: Record<string, string | undefined> = {
        month: months?.[options.month ?? '']?.[Number(part('month')) - 1],
        weekday: weekdays?.[options.weekday ?? '']?.[WEEKDAYS.indexOf(part('weekday'))],
      };
      return pattern.replaceAll(
        /\{(\w+)\}/g,
        // British days have a zero in front where the month is a number.
        (_, type: string) => values[type] ?? String(Number(part(type))),
      );
    },
  };
}
