import { memo, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Cell } from '@/lib/domain/calendar/cells';
import { type GridDay, type GridRow, gridRows } from '@/lib/domain/calendar/grid';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import type { Texts } from '@/lib/texts/texts';
import { formatEnds } from '@/lib/time/clock-words';
import { picksOf } from './cell-picks';
import type { CalendarGridProps } from './grid-props';
import { type DayRun, HourRow } from './hour-row';

type DayGridProps = Pick<
  CalendarGridProps,
  'days' | 'cells' | 'zone' | 'now' | 'active' | 'selection'
>;

interface Hour {
  row: GridRow;
  cells: Cell[];
  runs: DayRun[];
}

/** The bookings that begin in an hour, with their times. */
function runsIn(
  hour: readonly Cell[],
  all: readonly Cell[],
  zone: string,
  t: Texts<'calendar.times'>,
): DayRun[] {
  const endOfDay = (all.at(-1)?.at ?? 0) + SLOT_MS;
  return hour.flatMap(({ at, status, isFirst, name, customer }) => {
    if (status !== 'booked' || !isFirst) return [];
    const last = all.find((other) => other.at >= at && other.isLast);
    const end = (last?.at ?? at) + SLOT_MS;
    const [from, to] = formatEnds({ from: at, to: end }, zone, t.locale);
    const times = t('range', { from, to: end === endOfDay ? '24:00' : to });
    return [{ at, name, customer, times }];
  });
}

function toHours(
  days: readonly GridDay[],
  all: readonly Cell[],
  zone: string,
  t: Texts<'calendar.times'>,
): Hour[] {
  const hours: { row: GridRow; starts: number[] }[] = [];
  for (const row of gridRows(days)) {
    const at = row.slots[0]?.at;
    if (at === undefined) continue;
    const last = hours.at(-1);
    const isSame =
      last &&
      Math.floor(last.row.minute / 60) === Math.floor(row.minute / 60) &&
      last.row.minute < row.minute;
    if (isSame) last.starts.push(at);
    else hours.push({ row, starts: [at] });
  }
  return hours.map(({ row, starts }) => {
    const cells = all.filter(({ at }) => starts.includes(at));
    return {
      row: { ...row, slots: cells.map((cell) => ({ ...cell, repeat: 0, zoneName: null })) },
      cells,
      runs: runsIn(cells, all, zone, t),
    };
  });
}

/** One day: a line for each hour, four cells for its quarters. */
export const DayGrid = memo(function DayGrid({
  days,
  cells,
  zone,
  now,
  active,
  selection,
}: DayGridProps) {
  const t = useTexts('calendar.times');
  const hours = useMemo(() => toHours(days, cells[0] ?? [], zone, t), [days, cells, zone, t]);
  return (
    <tbody className="block">
      {hours.map(({ row, cells: own, runs }) => {
        const from = own[0]?.at ?? 0;
        const isNow = now !== null && now >= from && now < from + own.length * SLOT_MS;
        return (
          <HourRow
            key={row.id}
            minute={row.minute}
            zoneName={row.zoneName}
            cells={own}
            runs={runs}
            active={own.some(({ at }) => at === active) ? active : null}
            picks={picksOf(row, selection)}
            nowShare={isNow ? (now - from) / (own.length * SLOT_MS) : null}
          />
        );
      })}
    </tbody>
  );
});
