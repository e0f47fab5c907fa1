import type { CSSProperties } from 'react';
import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

/** The present, as a line across today's column of the week. */
export function NowLine({ days, now }: { days: readonly GridDay[]; now: number }) {
  const at = Math.floor(now / SLOT_MS) * SLOT_MS;
  const column = days.findIndex(({ slots }) => slots.some((slot) => slot.at === at));
  if (column < 0) return null;
  const index = gridRows(days).findIndex((row) => row.slots[column]?.at === at);
  // React's type of styles knows no custom properties.
  const style = {
    '--row': index + (now - at) / SLOT_MS,
    '--column': column,
  } as CSSProperties;
  return <div className="now-line" style={style} />;
}
