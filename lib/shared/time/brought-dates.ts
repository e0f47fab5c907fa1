/** Dates in languages that the browser does not know; the page brings the words. */

type Options = Intl.DateTimeFormatOptions;

/** Months begin with January, weekdays with Sunday. A pattern is "{weekday}, {day} ta’ {month}". */
export interface DateWords {
  months: Record<string, string[]>;
  weekdays: Record<string, string[]>;
  patterns: Record<string, string>;
}

export const patternKey = ({ weekday, day, month, year }: Options) =>
  [weekday, day, month, year].join(' ');

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

let words: DateWords | null | undefined;

function pageWords(): DateWords | null {
  words ??= JSON.parse(document.documentElement.dataset.dates ?? 'null');
  return words ?? null;
}

/** Returns null on the server, and if the browser knows `locale`. */
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
        // A British date in numbers has a zero before a day of one digit.
        (_, type: string) => values[type] ?? String(Number(part(type))),
      );
    },
  };
}
