// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import { useTexts } from '#texts';
import type { Cell } from '@/lib/domain/calendar/cells';
import { gridRows } from '@/lib/domain/calendar/grid';
import { dayParts, formatDay } from '@/lib/time/format';
import { type LocalDate, noonOf } from '@/lib/time/local-date';
import { picksOf } from './cell-picks';
import type { CalendarGridProps } from './grid-props';
import { WEEK_COLUMNS, WeekRow } from './week-row';

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

/** The seven days side by side, with a row for each quarter hour. */
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
