/** The length of each of the two periods that figures compare. */
export const INSIGHT_DAYS = 30;

/** A period, and the period before. */
export interface Figure {
  recent: number;
  before: number;
  /** Ends today. */
  days: readonly number[];
}

/** Splits the numbers of twice {@link INSIGHT_DAYS} days. */
export function toFigure(daily: readonly number[]): Figure {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const days = daily.slice(-INSIGHT_DAYS);
  return { recent: sum(days), before: sum(daily.slice(0, -INSIGHT_DAYS)), days };
}

/** From seven days with something, and ten in all, bars say something. */
export function isWorthDrawing({ recent, days }: Figure): boolean {
  return recent >= 10 && days.filter((count) => count > 0).length >= 7;
}
