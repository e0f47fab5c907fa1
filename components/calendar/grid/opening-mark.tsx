import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';

interface OpeningMarkProps {
  days: readonly GridDay[];
  /** The slot (epoch ms) with which the grid opens. */
  opening: number;
}

const QUARTERS = 4;
/** The window's scroll padding for the head of a week, and the height of an hour of a day. */
const HEAD_SIZE = '4.5rem';
const HOUR_SIZE = '3.625rem';

/** Lets browsers that support it open the grid where work begins before scripts have loaded. */
export function OpeningMark({ days, opening }: OpeningMarkProps) {
  const index = gridRows(days).findIndex(({ slots }) => slots.some((slot) => slot?.at === opening));
  const top =
    days.length > 1
      ? `calc(${HEAD_SIZE} + ${index} * var(--row-size))`
      : `calc(${index / QUARTERS} * ${HOUR_SIZE})`;
  return (
    <div
      className="pointer-events-none absolute start-0 size-px [scroll-initial-target:nearest]"
      style={{ insetBlockStart: top }}
    />
  );
}
