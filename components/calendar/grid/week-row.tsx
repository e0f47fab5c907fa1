// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { memo } from 'react';
import type { Cell } from '@/lib/domain/calendar/cells';
import { slotClock } from '@/lib/domain/calendar/cells';
import { pickClass } from './cell-picks';
import { SlotSymbol } from './slot-symbols';

/** Keys by column, so that React keeps the cells when another week is shown. */
const COLUMNS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface RowProps {
  minute: number;
  zoneName: string | null;
  /** Null where the day's clock skips this time. */
  cells: readonly (Cell | null)[];
  /** The slot that Tab reaches, if it is in this row. */
  active: number | null;
  picks: string;
}

function isSameCell(a: Cell | null | undefined, b: Cell | null | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.label === b.label &&
    a.at === b.at &&
    a.isFirst === b.isFirst &&
    a.isLast === b.isLast &&
    a.hasSymbol === b.hasSymbol &&
    a.name === b.name &&
    a.isSecond === b.isSecond
  );
}

/** Whether a row would look the same: a week has 672 cells, and most changes affect only a few. */
export function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.minute === after.minute &&
    before.zoneName === after.zoneName &&
    before.active === after.active &&
    before.picks === after.picks &&
    before.cells.length === after.cells.length &&
    after.cells.every((cell, index) => isSameCell(before.cells[index], cell))
  );
}

function classOf(cell: Cell, pick: string | undefined): string {
  const { status, isPast, isFirst, isLast, minute } = cell;
  const edges = status === 'booked' ? `${isFirst ? ' first' : ''}${isLast ? ' last' : ''}` : '';
  const hourEnd = minute % 60 === 45 ? ' hour-end' : '';
  return `slot ${status ?? 'not-set'}${isPast ? ' past' : ''}${edges}${hourEnd}${pickClass(pick)}`;
}

/** A quarter hour of a week: the time and a cell for each day. */
export const WeekRow = memo(function WeekRow({ minute, zoneName, cells, active, picks }: RowProps) {
  return (
    <tr role="row" className="week-row">
      <th
        role="rowheader"
        scope="row"
        className={minute % 60 === 0 ? 'row-time on-hour' : 'row-time'}
      >
        <span className={minute % 60 === 0 ? 'row-clock tabular-nums' : 'sr-only'}>
          {slotClock({ minute, zoneName })}
        </span>
      </th>
      {cells.map((cell, column) =>
        cell ? (
          <td
            key={COLUMNS[column]}
            role="gridcell"
            className={classOf(cell, picks[column])}
            tabIndex={cell.at === active ? 0 : -1}
            data-at={cell.at}
            aria-label={cell.label}
            aria-selected={pickClass(picks[column]) ? true : undefined}
          >
            <WeekMark cell={cell} />
          </td>
        ) : (
          <td key={COLUMNS[column]} className="slot skipped" aria-hidden="true" />
        ),
      )}
    </tr>
  );
}, isSameRow);

function WeekMark({ cell }: { cell: Cell }) {
  const { status, isFirst, isSecond, hasSymbol, name, customer } = cell;
  if (isSecond && customer) {
    return (
      <span className="booking-label customer">
        <span dir="auto">{customer}</span>
      </span>
    );
  }
  if (!hasSymbol) return null;
  if (status === 'booked' && isFirst) {
    return (
      <span className="booking-label">
        <SlotSymbol status="booked" />
        <span dir="auto">{name}</span>
      </span>
    );
  }
  if (status !== 'unavailable') return <SlotSymbol status={status} />;
  return (
    <span className="symbol-ground">
      <SlotSymbol status={status} />
    </span>
  );
}
