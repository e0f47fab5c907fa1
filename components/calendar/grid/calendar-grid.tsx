// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
'use client';

import { cva } from 'class-variance-authority';
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { calendarWindowVariants } from '@/components/calendar/looks/calendar-window';
import { readingKey } from '@/components/ui/direction';
import type { Cell } from '@/lib/domain/calendar/cells';
import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';
import { moveTarget } from '@/lib/domain/calendar/moves';
import { useTexts } from '@/lib/texts/use-texts';
import { dayParts, formatDay } from '@/lib/time/format';
import { type LocalDate, noonOf } from '@/lib/time/local-date';
import { picksOf } from './cell-picks';
import { DayGrid } from './day-grid';
import type { CalendarGridProps } from './grid-props';
import { NowLine } from './now-line';
import { slotOf } from './slot-of';
import { useGridPointer } from './use-grid-pointer';
import { useOpening } from './use-opening';
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
const WeekGrid = memo(function WeekGrid({ days, cells, today, active, selection }: WeekGridProps) {
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

/** The grid of a week or a day, in its own scrolling window that opens where work begins. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, days, zone, now, isKnown, opening, readOnly, selecting, onMove, onAct } = props;
  const t = useTexts('calendar.grid');
  // Without the listeners, which are new functions each time a dialog opens.
  const drawn = { days, cells: props.cells, active: props.active, selection: props.selection };
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const pointer = useGridPointer({ onAct, onMove, selecting, scroller });

  const isMoving = () => wanted.current !== null;
  useOpening({ scroller, view, days, isKnown, opening, isMoving });

  // After every render: the wanted cell may belong to another week that renders later.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const at = slotOf(event.target);
    if (at === null || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (selecting) selecting.onToggle(at);
      else onAct(at, event.shiftKey);
      return;
    }
    const move = { key: readingKey(event.key), ctrl: event.ctrlKey };
    const target = moveTarget(at, move, view, zone);
    if (target === null) return;
    event.preventDefault();
    wanted.current = target;
    onMove(target);
    selecting?.onMove(at, target, event.shiftKey);
  };

  return (
    <div data-calendar-window="" className={calendarWindowVariants({ view })} ref={scroller}>
      <table
        role="grid"
        className={view === 'week' ? 'week-grid block' : 'day-grid block'}
        aria-label={t(view)}
        aria-busy={props.isLoading}
        data-unknown={isKnown ? undefined : ''}
        aria-readonly={readOnly || undefined}
        aria-multiselectable={selecting ? true : undefined}
        data-selecting={selecting ? '' : undefined}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        {view === 'week' ? (
          <WeekGrid {...drawn} today={props.today} />
        ) : (
          <DayGrid {...drawn} zone={zone} now={now} />
        )}
      </table>
      {view === 'week' && now !== null ? <NowLine days={days} now={now} /> : null}
      {now === null ? <OpeningMark days={days} opening={opening} /> : null}
    </div>
  );
}

interface OpeningMarkProps {
  days: readonly GridDay[];
  /** The slot (epoch ms) with which the grid opens. */
  opening: number;
}

const QUARTERS = 4;
/** The window's scroll padding for the head of a week, and the height of an hour of a day. */
const HEAD_SIZE = '4.5rem';
const HOUR_SIZE = '3.625rem';

/** Lets browsers that support it open the grid where work begins before scripts have loaded. */
function OpeningMark({ days, opening }: OpeningMarkProps) {
  const index = gridRows(days).findIndex(({ slots }) => slots.some((slot) => slot?.at === opening));
  const top =
    days.length > 1
      ? `calc(${HEAD_SIZE} + ${index} * var(--row-size))`
      : `calc(${index / QUARTERS} * ${HOUR_SIZE})`;
  return (
    <div
      className="pointer-events-none absolute start-0 size-px [scroll-initial-target:nearest]"
      style={{ insetBlockStart: top }}
    />
  );
}
