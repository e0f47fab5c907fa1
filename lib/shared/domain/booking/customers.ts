import { DAY_MS } from '@/lib/shared/time/units';

/** In characters. */
export const CUSTOMER_NOTE_LIMIT = 2000;

export const UNDO_MERGE_DAYS = 30;

/** Customers with a coming visit; without one and not seen for three months; who missed a visit. */
export const CUSTOMER_FILTERS = ['next', 'away', 'missed'] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

export const AWAY_MONTHS = 3;

/** If a customer missed at least this many visits, the list of customers says so. */
export const TOLD_MISSES = 2;

const LEAST_VISITS = 4;

/**
 * Returns the median gap in weeks between past visits (epoch ms, in any order). Null for fewer than
 * four visits, and for a gap of less than a week.
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
