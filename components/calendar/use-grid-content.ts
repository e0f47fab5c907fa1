import { useDeferredValue, useMemo } from 'react';
import { useOpeningMinute } from '@/components/calendar/grid/use-opening';
import { type CalendarData, type Cell, dayCells } from '@/lib/shared/domain/calendar/cells';
import { type GridDay, slotFrom } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { personColumns } from './person-columns';
import { useActiveSlot } from './use-calendar-view';
import type { ShownCalendar } from './use-shown-calendars';

interface ContentOptions {
  own: ShownCalendar;
  /** Null where one calendar is on show. */
  columns: readonly ShownCalendar[] | null;
  days: readonly GridDay[];
  /** Of items, by id. */
  names: ReadonlyMap<string, string>;
  now: number | null;
  zone: string;
  date: LocalDate;
  go: (to: { date: LocalDate }) => void;
}

/** The grid's columns and cells, where it opens, and which cell the keyboard is on. */
export function useGridContent(options: ContentOptions) {
  const { own, columns, days, names, now, zone, date, go } = options;
  const people = useMemo(() => columns && personColumns(columns, days[0]), [columns, days]);
  const cells = useCells(days, columns, own.data, names, now);
  const known = (columns ?? [own]).flatMap((one) => one.data ?? []);
  const opensAt = useOpeningMinute(days, known);
  const ids = people?.map(({ id }) => id) ?? null;
  const { active, moveTo } = useActiveSlot({ days, people: ids, opensAt, zone, date, go });
  return { people, cells, opening: slotFrom(days, opensAt), active, onMove: moveTo };
}

function useCells(
  days: readonly GridDay[],
  columns: readonly ShownCalendar[] | null,
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
): Cell[][] {
  const t = useTexts('calendar.cells');
  const quarter = useQuarter(now);
  return useMemo(() => {
    if (!columns) return days.map((day) => dayCells(day, data, itemNames, quarter, t));
    return columns.flatMap((one) =>
      days.map((day) => dayCells(day, one.data, itemNames, quarter, t, one.person?.name)),
    );
  }, [days, columns, data, itemNames, quarter, t]);
}

/** A new quarter changes many cells, which must not delay hydration. */
function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}
