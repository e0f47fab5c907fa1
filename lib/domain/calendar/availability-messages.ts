import { dayParts } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import { clockOf } from './grid';
import type { TimeRange } from './presets';

/** Nothing was chosen, or only one of the two (CAL-020). */
export const CHOOSE_BOTH = 'Please select both a date range and time range first.';

/** Not one day could be set (CAL-023). */
export const ALL_FAILED = 'Failed to set availability for all selected days. Please try again.';

/** Some days could not be set (CAL-022), even if it is only one. */
export function someFailed(days: number, failed: number): string {
  return `Availability set for ${days - failed} out of ${days} days. ${failed} days failed. Please try again for the failed days.`;
}

/** "06:00 to 18:00" */
export function formatTimeRange({ from, to }: TimeRange): string {
  return `${clockOf(from)} to ${clockOf(to)}`;
}

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function partsOf(date: string) {
  const month = MONTHS.format(new Date(`${date}T12:00:00Z`));
  return { day: dayParts(date).day, month, year: date.slice(0, 4) };
}

/** "1 December 2025", "1 to 12 December 2025", "29 December 2025 to 4 January 2026" */
export function formatDateRange(first: string, last: string): string {
  const [a, b] = [partsOf(first), partsOf(last)];
  const end = `${b.day} ${b.month} ${b.year}`;
  if (first === last) return end;
  if (a.year !== b.year) return `${a.day} ${a.month} ${a.year} to ${end}`;
  return a.month === b.month ? `${a.day} to ${end}` : `${a.day} ${a.month} to ${end}`;
}

/** Days in words: their runs, "1 to 3 December 2025 and 8 December 2025"; many runs as a count. */
export function formatDates(dates: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === date) run.last = date;
    else runs.push({ first: date, last: date });
  }
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (!first || !last) return 'no days';
  if (runs.length > 3) {
    return `${new Set(dates).size} days from ${formatDateRange(first, first)} to ${formatDateRange(last, last)}`;
  }
  const words = runs.map((run) => formatDateRange(run.first, run.last));
  const end = words.pop();
  return words.length > 0 ? `${words.join(', ')} and ${end}` : `${end}`;
}

/** Every day is set (CAL-021): "Successfully set availability for {dates} ({range})". */
export function allSet(dates: string, range: string): string {
  return `Successfully set availability for ${dates} (${range})`;
}

/** "1 slot", "22 slots" */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
