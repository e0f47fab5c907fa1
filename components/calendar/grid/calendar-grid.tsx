// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one can act in
'use client';

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#texts';
import { calendarWindowVariants } from '@/components/calendar/looks/calendar-window';
import { readingKey } from '@/components/ui/direction';
import { moveTarget } from '@/lib/domain/calendar/moves';
import { DayGrid } from './day-grid';
import type { CalendarGridProps } from './grid-props';
import { NowLine } from './now-line';
import { OpeningMark } from './opening-mark';
import { slotOf } from './slot-of';
import { useGridPointer } from './use-grid-pointer';
import { useOpening } from './use-opening';
import { WeekGrid } from './week-grid';

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
