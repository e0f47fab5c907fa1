// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: Safari forgets the roles of tables laid out as grids
// biome-ignore-all lint/a11y/noRedundantRoles: the same
'use client';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { readingKey } from '@/components/shared/ui/direction';
import { type GridDay, gridRows } from '@/lib/shared/domain/calendar/grid';
import {
  columnTarget,
  type MoveKey,
  moveTarget,
  type Place,
} from '@/lib/shared/domain/calendar/moves';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { calendarWindowVariants, columnsStyle, PEOPLE_WIDTH } from './calendar-frame';
import { DayGrid } from './day-grid';
import type { CalendarGridProps, GridKind } from './grid-props';
import { MovingVisit } from './moving-visit';
import { NowLine, PeopleNowLine } from './now-line';
import { findCell, placeOf } from './slot-of';
import { useGridPointer } from './use-grid-pointer';
import { useOpening } from './use-opening';
import { nextPlace, useVisitDrag } from './use-visit-drag';
import { WeekGrid } from './week-grid';

export function CalendarGrid(props: CalendarGridProps) {
  const { view, days, people, zone, now, isKnown, opening, readOnly, selecting } = props;
  const { active, onMove, onAct } = props;
  const t = useTexts('calendar.grid');
  const kind = people ? 'people' : view;
  // These properties leave out the listeners, which are new with each dialog.
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
  // Runs after `useOpening`, which asks whether a cell is wanted; this focuses that cell.
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

interface GridKeysOptions
  extends Pick<CalendarGridProps, 'view' | 'zone' | 'selecting' | 'onMove' | 'onAct'> {
  scroller: RefObject<HTMLElement | null>;
  /** The cell that gets the focus once it is there. */
  wanted: RefObject<Place | null>;
  /** Null where one calendar is on show. */
  columns: readonly number[] | null;
}

/** Moves the focus by the keyboard, and acts on Enter and Space. */
function useGridKeys(options: GridKeysOptions) {
  const { scroller, wanted, columns, view, zone, selecting, onMove, onAct } = options;

  // Runs after every render, because the wanted cell may come with a later week.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const cell = findCell(scroller.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const targetOf = (from: Place, move: MoveKey): Place | null => {
    if (columns) return columnTarget(from, move, columns, zone);
    const at = moveTarget(from.at, move, view, zone);
    return at === null ? null : { at, person: null };
  };

  return (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (selecting) selecting.onToggle(place.at);
      else onAct(place, event.shiftKey);
      return;
    }
    const target = targetOf(place, { key: readingKey(event.key), ctrl: event.ctrlKey });
    if (target === null) return;
    event.preventDefault();
    wanted.current = target;
    onMove(target);
    selecting?.onMove(place.at, target.at, event.shiftKey);
  };
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
