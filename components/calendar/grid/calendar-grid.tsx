// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: roles are said again, since Safari forgets those of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
'use client';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { readingKey } from '@/components/ui/direction';
import { type GridDay, gridRows } from '@/lib/domain/calendar/grid';
import { moveTarget } from '@/lib/domain/calendar/moves';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { useTexts } from '@/lib/texts/use-texts';
import { calendarWindowVariants } from './calendar-frame';
import { DayGrid } from './day-grid';
import type { CalendarGridProps } from './grid-props';
import { slotOf } from './slot-of';
import { useGridPointer } from './use-grid-pointer';
import { useOpening } from './use-opening';
import { WeekGrid } from './week-grid';

export function CalendarGrid(props: CalendarGridProps) {
  const { view, days, zone, now, isKnown, opening, readOnly, selecting, onMove, onAct } = props;
  const t = useTexts('calendar.grid');
  // Without the listeners, which are new each time a dialog opens.
  const drawn = { days, cells: props.cells, active: props.active, selection: props.selection };
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const pointer = useGridPointer({ onAct, onMove, selecting, scroller });

  const isMoving = () => wanted.current !== null;
  useOpening({ scroller, view, days, isKnown, opening, isMoving });

  // After every render: the wanted cell may belong to a week that renders later.
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
  opening: number;
}

const QUARTERS = 4;
const HEAD_SIZE = '4.5rem';
const HOUR_SIZE = '3.625rem';

/** Browsers that support it open the grid where work begins before scripts load. */
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

const HEAD_HEIGHT = '4.25rem';

export function NowLine({ days, now }: { days: readonly GridDay[]; now: number }) {
  const at = Math.floor(now / SLOT_MS) * SLOT_MS;
  const column = days.findIndex(({ slots }) => slots.some((slot) => slot.at === at));
  if (column < 0) return null;
  const index = gridRows(days).findIndex((row) => row.slots[column]?.at === at);
  const row = index + (now - at) / SLOT_MS;
  return (
    <div
      data-now=""
      className="pointer-events-none absolute z-4 w-(--column-size) border-t-2 border-t-danger [--column-size:calc((100%-var(--time-size))/7)] before:absolute before:-start-1 before:-top-1.25 before:size-2 before:rounded-pill before:bg-danger before:content-['']"
      style={{
        insetBlockStart: `calc(${HEAD_HEIGHT} + ${row} * var(--row-size))`,
        insetInlineStart: `calc(var(--time-size) + ${column} * var(--column-size))`,
      }}
    />
  );
}
