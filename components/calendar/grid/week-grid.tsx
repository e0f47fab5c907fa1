// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same

import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import { type Cell, slotClock } from '@/lib/domain/calendar/cells';
import { gridRows } from '@/lib/domain/calendar/grid';
import { useTexts } from '@/lib/texts/use-texts';
import { dayParts, formatDay } from '@/lib/time/format';
import { type LocalDate, noonOf } from '@/lib/time/local-date';
import { pickClass, picksOf } from './cell-picks';
import type { CalendarGridProps } from './grid-props';
import { SlotSymbol } from './slot-symbols';

const WEEK_COLUMNS = 'grid grid-cols-[var(--time-size)_repeat(7,minmax(0,1fr))]';

type WeekGridProps = Pick<CalendarGridProps, 'days' | 'cells' | 'today' | 'active' | 'selection'>;

const HEAD =
  'border-line px-3 py-2.5 text-start text-[length:var(--text-sm)] font-normal text-muted not-first:border-s max-lg:px-1 max-lg:text-center';

const dayNumberVariants = cva(
  'block w-max leading-6 max-lg:mx-auto max-lg:text-base lg:text-[1.25rem]',
  {
    variants: {
      isToday: {
        true: 'rounded-pill bg-highlight text-on-highlight max-lg:px-1.5 lg:-ms-2 lg:px-2',
        false: 'text-text',
      },
    },
  },
);

function DayHead({ date, isToday }: { date: LocalDate; isToday: boolean }) {
  const t = useTexts('calendar.grid');
  const { weekday, narrowWeekday, day } = dayParts(date, t.locale);
  const name = formatDay(noonOf(date), 'UTC', t.locale);
  return (
    <th
      role="columnheader"
      scope="col"
      className={HEAD}
      aria-label={isToday ? t('dayToday', { day: name }) : name}
    >
      <span className="max-md:hidden">{weekday}</span>
      <span className="md:hidden">{narrowWeekday}</span>
      <b className={dayNumberVariants({ isToday })}>{day}</b>
    </th>
  );
}

export const WeekGrid = memo(function WeekGrid({
  days,
  cells,
  today,
  active,
  selection,
}: WeekGridProps) {
  const t = useTexts('calendar.grid');
  const rows = useMemo(() => {
    const byStart = new Map<number, Cell>(cells.flat().map((cell) => [cell.at, cell]));
    return gridRows(days).map((row) => ({
      row,
      cells: row.slots.map((slot) => (slot && byStart.get(slot.at)) ?? null),
    }));
  }, [days, cells]);
  return (
    <>
      <thead className="sticky block top-0 z-5 border-b border-line-strong bg-surface">
        <tr role="row" className={WEEK_COLUMNS}>
          <th role="columnheader" scope="col" className={HEAD}>
            <span className="sr-only">{t('time')}</span>
          </th>
          {days.map(({ date }) => (
            <DayHead key={date} date={date} isToday={date === today} />
          ))}
        </tr>
      </thead>
      <tbody className="block">
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

const labelVariants = cva(
  'absolute inset-x-0.5 top-1 z-2 flex justify-center gap-1.5 text-start text-xs lg:inset-x-2 lg:justify-start',
  { variants: { line: { provider: 'font-semibold', customer: 'font-normal lg:start-7' } } },
);
const LABEL_TEXT = 'truncate max-lg:hidden';

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

const timeVariants = cva('text-end text-[length:var(--text-xs)] font-normal text-muted', {
  variants: {
    isHour: {
      true: 'relative -mt-px border-t border-t-(color:--hour-line) group-first:border-t-transparent',
    },
  },
});

/** Keys by column, so that React keeps the cells of another week. */
const COLUMNS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface RowProps {
  minute: number;
  zoneName: string | null;
  /** Null where the day's clock skips this time. */
  cells: readonly (Cell | null)[];
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

/** Few of a week's 672 cells change. */
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

const WeekRow = memo(function WeekRow({ minute, zoneName, cells, active, picks }: RowProps) {
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
