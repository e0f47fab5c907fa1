// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same

import { cva } from 'class-variance-authority';
import { memo } from 'react';
import { type Cell, slotClock } from '@/lib/domain/calendar/cells';
import { pickClass } from './cell-picks';
import { SlotSymbol } from './slot-symbols';

/** What is written in a booking, over the height of a cell. On a phone only its symbol has room. */
const labelVariants = cva(
  'absolute inset-x-0.5 top-1 z-2 flex justify-center gap-1.5 text-start text-xs lg:inset-x-2 lg:justify-start',
  { variants: { line: { provider: 'font-semibold', customer: 'font-normal lg:start-7' } } },
);
const LABEL_TEXT = 'truncate max-lg:hidden';

/** What stands in a cell of a week: the symbol of its state, or the words of a booking. */
function WeekMark({ cell }: { cell: Cell }) {
  const { status, isFirst, isSecond, hasSymbol, name, customer } = cell;
  if (isSecond && customer) {
    return (
      <span className={labelVariants({ line: 'customer' })}>
        <span className={LABEL_TEXT} dir="auto">
          {customer}
        </span>
      </span>
    );
  }
  if (!hasSymbol) return null;
  if (status === 'booked' && isFirst) {
    return (
      <span className={labelVariants({ line: 'provider' })}>
        <SlotSymbol status="booked" />
        <span className={LABEL_TEXT} dir="auto">
          {name}
        </span>
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

/** The columns of a week: the times, then the days. */
export const WEEK_COLUMNS = 'grid grid-cols-[var(--time-size)_repeat(7,minmax(0,1fr))]';

const timeVariants = cva('text-end text-[length:var(--text-xs)] font-normal text-muted', {
  variants: {
    isHour: {
      true: 'relative -mt-px border-t border-t-(color:--hour-line) group-first:border-t-transparent',
    },
  },
});

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
  const isHour = minute % 60 === 0;
  return (
    <tr role="row" className={`group h-(--row-size) ${WEEK_COLUMNS}`}>
      <th role="rowheader" scope="row" className={timeVariants({ isHour })}>
        <span className={isHour ? 'absolute end-1 top-1 tabular-nums lg:end-3' : 'sr-only'}>
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
