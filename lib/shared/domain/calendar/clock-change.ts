import type { LocalDate } from '@/lib/shared/time/local-date';
import { gridDay } from './grid';
import { SLOT_MINUTES } from './slots';

/** Minutes skipped or repeated, `[from, to)`. */
export interface ClockChange {
  date: LocalDate;
  kind: 'skipped' | 'repeated';
  from: number;
  to: number;
}

export function clockChangeOn(date: LocalDate, zone: string): ClockChange | null {
  const { slots } = gridDay(date, zone);
  const again = slots.filter(({ repeat }) => repeat === 1);
  const [first] = again;
  if (first) {
    const to = first.minute + again.length * SLOT_MINUTES;
    return { date, kind: 'repeated', from: first.minute, to };
  }
  let next = 0;
  for (const { minute } of slots) {
    if (minute !== next) return { date, kind: 'skipped', from: next, to: minute };
    next = minute + SLOT_MINUTES;
  }
  return null;
}
