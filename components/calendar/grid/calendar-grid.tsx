// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: Safari forgets the roles of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
'use client';
import { useRef } from 'react';
import { type GridDay, gridRows } from '@/lib/shared/domain/calendar/grid';
import { moveTarget, type Place } from '@/lib/shared/domain/calendar/moves';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { calendarWindowVariants, columnsStyle, PEOPLE_WIDTH } from './calendar-frame';
import { DayGrid } from './day-grid';
import type { CalendarGridProps, GridKind } from './grid-props';
import { MovingVisit } from './moving-visit';
import { NowLine, PeopleNowLine } from './now-line';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useOpening } from './use-opening';
import { nextPlace, useVisitDrag } from './use-visit-drag';
import { WeekGrid } from './week-grid';

export function CalendarGrid(props: CalendarGridProps) {
  const { view, days, people, zone, now, isKnown, opening, readOnly, selecting } = props;
  const { active, onMove, onAct } = props;
  const t = useTexts('calendar.grid');
  const kind = people ? 'people' : view;
  // Without the listeners, which are new with each dialog.
  const drawn = { days, cells: props.cells, zone, selection: props.selection };
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<Place | null>(null);
  const pointer = useGridPointer({ onAct, onMove, selecting, scroller });

  const columns = people?.map(({ id }) => id) ?? null;
  const drag = useVisitDrag({
    scroller,
    handlers: selecting || kind === 'day' ? null : props.moving,
    next: (from, key) =>
      nextPlace(from, key, columns, (at, by) =>
        moveTarget(at, { key: by < 0 ? 'ArrowLeft' : 'ArrowRight', ctrl: false }, 'week', zone),
      ),
  });
  const carrier = people?.find(({ id }) => id === drag.moving?.to.person);

  const isMoving = () => wanted.current !== null;
  useOpening({ scroller, kind, days, isKnown, opening, isMoving });
  // Only after `useOpening`, which asks for the wanted cell that this focuses.
  const onKeyDown = useGridKeys({
    scroller,
    wanted,
    columns,
    view,
    zone,
    selecting,
    onMove,
    onAct,
  });

  return (
    <div
      data-calendar-window=""
      className={calendarWindowVariants({ view: kind })}
      ref={scroller}
      {...drag.listeners}
    >
      <table
        role="grid"
        className={tableClass(kind)}
        style={kind === 'day' ? undefined : columnsStyle(people?.length ?? days.length)}
        aria-label={t(kind)}
        aria-busy={props.isLoading}
        data-unknown={isKnown ? undefined : ''}
        aria-readonly={readOnly || undefined}
        aria-multiselectable={selecting ? true : undefined}
        data-selecting={selecting ? '' : undefined}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        {kind === 'day' ? (
          <DayGrid {...drawn} active={active.at} now={now} />
        ) : (
          <WeekGrid {...drawn} active={active} people={people} today={props.today} />
        )}
      </table>
      <MovingVisit
        moving={drag.moving}
        scroller={scroller}
        name={carrier?.name ?? ''}
        zone={zone}
      />
      {people && now !== null ? (
        <PeopleNowLine days={days} now={now} zone={zone} count={people.length} />
      ) : null}
      {kind === 'week' && now !== null ? <NowLine days={days} now={now} /> : null}
      {now === null ? <OpeningMark kind={kind} days={days} opening={opening} /> : null}
    </div>
  );
}

function tableClass(kind: GridKind): string {
  if (kind === 'day') return 'day-grid block';
  if (kind === 'week') return 'week-grid block [--column-least:0rem]';
  return `week-grid people-grid block ${PEOPLE_WIDTH}`;
}

interface OpeningMarkProps {
  kind: GridKind;
  days: readonly GridDay[];
  opening: number;
}

const QUARTERS = 4;
const HEAD_SIZE = '4.5rem';
const HOUR_SIZE = '3.625rem';

/** Has the browser scroll the grid to where work begins, before scripts load. */
function OpeningMark({ kind, days, opening }: OpeningMarkProps) {
  const index = gridRows(days).findIndex(({ slots }) => slots.some((slot) => slot?.at === opening));
  const top =
    kind !== 'day'
      ? `calc(${HEAD_SIZE} + ${index} * var(--row-size))`
      : `calc(${index / QUARTERS} * ${HOUR_SIZE})`;
  return (
    <div
      className="pointer-events-none absolute start-0 size-px [scroll-initial-target:nearest]"
      style={{ insetBlockStart: top }}
    />
  );
}
