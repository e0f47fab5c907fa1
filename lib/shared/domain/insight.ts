/** The number of days in each of the two periods that are compared. */
export const INSIGHT_DAYS = 30;

export interface Figure {
  recent: number;
  before: number;
  days: readonly number[];
}

export function toFigure(daily: readonly number[]): Figure {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const days = daily.slice(-INSIGHT_DAYS);
  return { recent: sum(days), before: sum(daily.slice(0, -INSIGHT_DAYS)), days };
}

/** Whether at least seven days have something, and there are at least ten in all. */
export function isWorthDrawing({ recent, days }: Figure): boolean {
  return recent >= 10 && days.filter((count) => count > 0).length >= 7;
}
