import type { Texts } from '@/lib/texts/texts';
import { dayParts } from '@/lib/time/format';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { clockOf } from './grid';
import type { TimeRange } from './presets';

/** "06:00 to 18:00" */
export function formatTimeRange({ from, to }: TimeRange, t: Texts<'calendar.dates'>): string {
  return t('timeRange', { from: clockOf(from), to: clockOf(to) });
}

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function partsOf(date: LocalDate) {
  const month = MONTHS.format(new Date(`${date}T12:00:00Z`));
  return { day: dayParts(date).day, month, year: date.slice(0, 4) };
}

/** "1 December 2025" */
export function formatDate(date: LocalDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** "1 December 2025", "1 to 12 December 2025", "29 December 2025 to 4 January 2026" */
export function formatDateRange(
  first: LocalDate,
  last: LocalDate,
  t: Texts<'calendar.dates'>,
): string {
  if (first === last) return formatDate(first);
  const [from, to] = [partsOf(first), partsOf(last)];
  const isOneYear = from.year === to.year;
  const isOneMonth = isOneYear && from.month === to.month;
  const begin = [from.day, isOneMonth ? '' : from.month, isOneYear ? '' : from.year];
  return t('range', { first: begin.filter(Boolean).join(' '), last: formatDate(last) });
}

/** Dates as runs, "1 to 3 December 2025 and 8 December 2025"; more than three runs as a count. */
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
    return t('many', { count, first: formatDate(first), last: formatDate(last) });
  }
  const words = runs.map((run) => formatDateRange(run.first, run.last, t));
  const end = words.pop() ?? '';
  return words.length > 0 ? t('list', { dates: words.join(', '), last: end }) : end;
}
