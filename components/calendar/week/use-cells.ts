import { useMemo } from 'react';
import { useTexts } from '#texts';
import { type CalendarData, type Cell, dayCells } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import { useQuarter } from './use-quarter';

/** The cells of each day on show. They stay the same objects until something about them changes. */
export function useCells(
  days: readonly GridDay[],
  data: CalendarData | null,
  itemNames: ReadonlyMap<string, string>,
  now: number | null,
): Cell[][] {
  const t = useTexts('calendar.cells');
  const quarter = useQuarter(now);
  return useMemo(
    () => days.map((day) => dayCells(day, data, itemNames, quarter, t)),
    [days, data, itemNames, quarter, t],
  );
}
