import { type GridSlot, gridDay } from '@/lib/domain/calendar/grid';
import type { SlotCell } from '@/lib/domain/calendar/selection';
import { localDay } from '@/lib/time/format';
import { datesBetween, type LocalDate } from '@/lib/time/local-date';

/** The cells of a calendar by their instants, of any day, whether on show or not. */
export function createCells(zone: string, isBooked: (at: number) => boolean) {
  const cellOf = (date: LocalDate, { at, minute }: GridSlot): SlotCell => {
    return { at, minute, date, isBooked: isBooked(at) };
  };
  return {
    /** The cell of a slot; undefined for an instant that is no slot. */
    at(at: number): SlotCell | undefined {
      const date = localDay(at, zone);
      const slot = gridDay(date, zone).slots.find((one) => one.at === at);
      return slot && cellOf(date, slot);
    },
    /** All cells of the days from one cell to another, in whichever order. */
    around(one: SlotCell, other: SlotCell): SlotCell[] {
      const [first, last] = [one.date, other.date].sort();
      return datesBetween(first ?? one.date, last ?? one.date).flatMap((date) =>
        gridDay(date, zone).slots.map((slot) => cellOf(date, slot)),
      );
    },
  };
}
