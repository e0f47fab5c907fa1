import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

/** The height of the week's head, above the first row. */
const HEAD_SIZE = '4.25rem';

/** The present, as a line across today's column of the week. */
export function NowLine({ days, now }: { days: readonly GridDay[]; now: number }) {
  const at = Math.floor(now / SLOT_MS) * SLOT_MS;
  const column = days.findIndex(({ slots }) => slots.some((slot) => slot.at === at));
  if (column < 0) return null;
  const index = gridRows(days).findIndex((row) => row.slots[column]?.at === at);
  const row = index + (now - at) / SLOT_MS;
  return (
    <div
      data-now=""
      className="pointer-events-none absolute z-4 w-(--column-size) border-t-2 border-t-danger [--column-size:calc((100%-var(--time-size))/7)] before:absolute before:-start-1 before:-top-1.25 before:size-2 before:rounded-pill before:bg-danger before:content-['']"
      style={{
        insetBlockStart: `calc(${HEAD_SIZE} + ${row} * var(--row-size))`,
        insetInlineStart: `calc(var(--time-size) + ${column} * var(--column-size))`,
      }}
    />
  );
}
