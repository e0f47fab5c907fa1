import { DAY_MS } from '@/lib/time/units';

/** Characters of what a provider notes about a customer. */
export const CUSTOMER_NOTE_LIMIT = 2000;

/** Two that were put together can be parted again for so long. */
export const UNDO_MERGE_DAYS = 30;

/** Those with a visit to come, not seen for three months and without one, and who missed a visit. */
export const CUSTOMER_FILTERS = ['next', 'away', 'missed'] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

export const AWAY_MONTHS = 3;

/** From so many on, missed visits are told in the list. */
export const TOLD_MISSES = 2;

/** From so many visits on there is a rhythm. */
const LEAST_VISITS = 4;

/**
 * After how many weeks somebody usually comes again: the median of the gaps between past visits
 * (epoch ms, in any order). Null for fewer than four, and where it is less than a week.
 */
export function weeksBetween(visits: readonly number[]): number | null {
  if (visits.length < LEAST_VISITS) return null;
  const inOrder = [...visits].sort((a, b) => a - b);
  const gaps = inOrder.slice(1).map((at, index) => at - (inOrder[index] ?? at));
  gaps.sort((a, b) => a - b);
  const middle = gaps.length / 2;
  const median = ((gaps[Math.ceil(middle) - 1] ?? 0) + (gaps[Math.floor(middle)] ?? 0)) / 2;
  return Math.round(median / (7 * DAY_MS)) || null;
}
