// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { memo, useMemo } from 'react';
import type { Cell } from '@/lib/domain/calendar/cells';
import { gridRows } from '@/lib/domain/calendar/grid';
import { dayParts, formatDay } from '@/lib/time/format';
import { picksOf } from './cell-picks';
import type { CalendarGridProps } from './grid-props';
import { WeekRow } from './week-row';

type WeekGridProps = Pick<CalendarGridProps, 'days' | 'cells' | 'today' | 'active' | 'selection'>;

/** The seven days side by side, a line for each quarter hour. */
export const WeekGrid = memo(function WeekGrid({
  days,
  cells,
  today,
  active,
  selection,
}: WeekGridProps) {
  const rows = useMemo(() => {
    const byStart = new Map<number, Cell>(cells.flat().map((cell) => [cell.at, cell]));
    return gridRows(days).map((row) => ({
      row,
      cells: row.slots.map((slot) => (slot && byStart.get(slot.at)) ?? null),
    }));
  }, [days, cells]);
  return (
    <>
      <thead className="whead">
        <tr role="row" className="wrow">
          <th role="columnheader" scope="col">
            <span className="sr-only">Time</span>
          </th>
          {days.map(({ date }) => (
            <th
              key={date}
              role="columnheader"
              scope="col"
              className={date === today ? 'today' : undefined}
              aria-label={`${formatDay(`${date}T12:00:00Z`, 'UTC')}${date === today ? ', today' : ''}`}
            >
              <span>{dayParts(date).weekday}</span>
              <b>{dayParts(date).day}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="wbody">
        {rows.map(({ row, cells: own }) => (
          <WeekRow
            key={row.id}
            minute={row.minute}
            zoneName={row.zoneName}
            cells={own}
            active={row.slots.some((slot) => slot?.at === active) ? active : null}
            picks={picksOf(row, selection)}
          />
        ))}
      </tbody>
    </>
  );
});
