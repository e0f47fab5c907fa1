import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import type { Week } from './schedule';

/** Successive weekdays with the same hours; Monday is 0. */
export interface DayGroup {
  from: number;
  to: number;
  ranges: readonly TimeRange[];
}

/** More groups would not fit on a poster. */
const MOST = 3;

const isSame = (one: readonly TimeRange[], other: readonly TimeRange[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns null if no day is open, or if the days differ too much. */
export function usualHours(week: Week): DayGroup[] | null {
  const groups: DayGroup[] = [];
  for (const [day, ranges] of week.entries()) {
    const last = groups.at(-1);
    if (ranges.length === 0) continue;
    if (last && last.to === day - 1 && isSame(last.ranges, ranges)) last.to = day;
    else groups.push({ from: day, to: day, ranges });
  }
  return groups.length > 0 && groups.length <= MOST ? groups : null;
}
