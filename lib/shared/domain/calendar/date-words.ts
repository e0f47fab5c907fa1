import { withCommas } from '@/lib/shared/texts/lists';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatDayWithin } from '@/lib/shared/time/format';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { clockOf } from './grid';
import type { TimeRange } from './presets';

/** "06:00 to 18:00" */
export function formatTimeRange({ from, to }: TimeRange, t: Texts<'calendar.dates'>): string {
  return t('timeRange', { from: clockOf(from), to: clockOf(to) });
}

/** "1 December 2025" */
export function formatDate(date: LocalDate, locale: string): string {
  return formatDayWithin(date, { month: true, year: true }, locale);
}

/** "1 to 12 December 2025", "29 December 2025 to 4 January 2026" */
export function formatDateRange(
  first: LocalDate,
  last: LocalDate,
  t: Texts<'calendar.dates'>,
): string {
  if (first === last) return formatDate(first, t.locale);
  const shown = { month: first.slice(0, 7) !== last.slice(0, 7), year: !isOneYear(first, last) };
  return t('range', {
    first: formatDayWithin(first, shown, t.locale),
    last: formatDate(last, t.locale),
  });
}

function isOneYear(first: LocalDate, last: LocalDate): boolean {
  return first.slice(0, 4) === last.slice(0, 4);
}

/**
 * Joins days that follow one another: "1 to 3 December 2025 and 8 December 2025". For more than
 * three runs, says how many days they are, and the first and last.
 */
export function formatDates(dates: readonly LocalDate[], t: Texts<'calendar.dates'>): string {
  const runs: { first: LocalDate; last: LocalDate }[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === date) run.last = date;
    else runs.push({ first: date, last: date });
  }
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (!first || !last) return t('none');
  if (runs.length > 3) {
    const count = new Set(dates).size;
    return t('many', {
      count,
      first: formatDate(first, t.locale),
      last: formatDate(last, t.locale),
    });
  }
  const words = runs.map((run) => formatDateRange(run.first, run.last, t));
  const end = words.pop() ?? '';
  return words.length > 0 ? t('list', { dates: withCommas(words, t.locale), last: end }) : end;
}
