import type { CSSProperties } from 'react';
import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';

interface OpeningMarkProps {
  days: readonly GridDay[];
  /** The slot (epoch ms) with which the grid opens. */
  opening: number;
}

const QUARTERS = 4;

/** Has browsers that can open the grid where work begins before any script has arrived. */
export function OpeningMark({ days, opening }: OpeningMarkProps) {
  const index = gridRows(days).findIndex(({ slots }) => slots.some((slot) => slot?.at === opening));
  // React's type of styles knows no custom properties.
  const style = { '--row': days.length > 1 ? index : index / QUARTERS } as CSSProperties;
  return <div className="opens" style={style} />;
}
