import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readingKey } from '@/components/shared/ui/direction';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Span } from '@/lib/shared/time/span';
import { createEdgeScroll } from './edge-scroll';
import { placeOf } from './slot-of';

/** `person` is null where one person works. */
interface GridVisit {
  span: Span;
  person: number | null;
}

export interface MovingHandlers {
  /** Null if nothing that may move is there. */
  visitAt(place: Place): GridVisit | null;
  isFree(visit: GridVisit, to: Place): boolean;
  onDrop(visit: GridVisit, to: Place): void;
}

interface Carried {
  visit: GridVisit;
  to: Place;
  isByKeys: boolean;
}

export interface Moving extends Carried {
  isFree: boolean;
}

interface DragOptions {
  scroller: RefObject<HTMLElement | null>;
  handlers: MovingHandlers | null;
  /** The next place in this direction; null if there is none. */
  next: (from: Place, key: string) => Place | null;
}

/** A pointer that has moved further than this drags. */
const SLACK_PX = 4;

const isSamePlace = (one: Place, other: Place) =>
  one.at === other.at && one.person === other.person;

/** The visit that is being moved, and how it is put down. */
function useCarried(handlers: MovingHandlers | null) {
  const [shown, setShown] = useState<Carried | null>(null);
  const now = useRef<Carried | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const show = (next: Carried | null) => {
    now.current = next;
    setShown(next);
  };
  const isFree = ({ visit, to }: Carried) => latest.current?.isFree(visit, to) ?? false;
  return {
    shown,
    now: () => now.current,
    visitAt: (place: Place) => latest.current?.visitAt(place) ?? null,
    isFree,
    lead: (visit: GridVisit, to: Place, isByKeys: boolean) => show({ visit, to, isByKeys }),
    putBack: () => show(null),
    drop() {
      const carried = now.current;
      show(null);
      if (!carried || !isFree(carried)) return;
      const { visit, to } = carried;
      if (isSamePlace(to, { at: visit.span.from, person: visit.person })) return;
      latest.current?.onDrop(visit, to);
    },
  };
}

type CarriedVisit = ReturnType<typeof useCarried>;

function useMouseDrag(carried: CarriedVisit, scroller: DragOptions['scroller']) {
  const wasDragged = useRef(false);
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

  const onPointerDown = (event: ReactPointerEvent) => {
    wasDragged.current = false;
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || event.pointerType !== 'mouse') return;
    const visit = carried.visitAt(place);
    if (!visit) return;
    // Otherwise the browser would select text.
    event.preventDefault();
    const grabbed = place.at - visit.span.from;
    const { clientX: x, clientY: y } = event;
    const end = new AbortController();
    drag.current = end;
    const reach = (toX: number, toY: number) => {
      const over = placeOf(document.elementFromPoint(toX, toY));
      if (over) carried.lead(visit, { at: over.at - grabbed, person: over.person }, false);
    };
    const edge = createEdgeScroll(() => scroller.current, reach);
    const finish = (isDropped: boolean) => {
      end.abort();
      edge.stop();
      if (isDropped) carried.drop();
      else carried.putBack();
    };
    const { signal } = end;
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!wasDragged.current && Math.hypot(clientX - x, clientY - y) <= SLACK_PX) return;
        wasDragged.current = true;
        reach(clientX, clientY);
        edge.follow(clientX, clientY);
      },
      { signal },
    );
    window.addEventListener('pointerup', () => finish(true), { signal });
    window.addEventListener('pointercancel', () => finish(false), { signal });
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key === 'Escape') finish(false);
      },
      { signal },
    );
  };

  /** The click that ends a drag does nothing. */
  const onClickCapture = (event: MouseEvent) => {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };

  return { onPointerDown, onClickCapture };
}

function carryByKeys(event: KeyboardEvent, carried: CarriedVisit, next: DragOptions['next']) {
  const held = carried.now();
  if (!held) {
    const place = placeOf(event.target);
    const isAsked = event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey;
    const visit = isAsked && place ? carried.visitAt(place) : null;
    if (!visit) return;
    event.preventDefault();
    event.stopPropagation();
    carried.lead(visit, { at: visit.span.from, person: visit.person }, true);
    return;
  }
  const key = readingKey(event.key);
  const to = next(held.to, key);
  if (to) carried.lead(held.visit, to, true);
  else if (key === 'Enter' || key === ' ') {
    if (carried.isFree(held)) carried.drop();
  } else if (key === 'Escape') carried.putBack();
  else if (key === 'Tab') return carried.putBack();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Visits are moved by mouse, or by keyboard: M, arrows, Enter; Escape puts them back. Touch never
 * drags, because it scrolls.
 */
export function useVisitDrag({ scroller, handlers, next }: DragOptions) {
  const carried = useCarried(handlers);
  const mouse = useMouseDrag(carried, scroller);
  const { shown } = carried;
  return {
    // Asked again at each render, because the target's week may have been read since.
    moving: shown && { ...shown, isFree: handlers?.isFree(shown.visit, shown.to) ?? false },
    listeners: {
      ...mouse,
      onKeyDownCapture: (event: KeyboardEvent) => carryByKeys(event, carried, next),
    },
  };
}

/** Vertically by a quarter hour; across by a column. */
export function nextPlace(
  from: Place,
  key: string,
  columns: readonly number[] | null,
  daysApart: (at: number, by: number) => number | null,
): Place | null {
  if (key === 'ArrowUp') return { ...from, at: from.at - SLOT_MS };
  if (key === 'ArrowDown') return { ...from, at: from.at + SLOT_MS };
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined) return null;
  if (columns && from.person !== null) {
    const person = columns[columns.indexOf(from.person) + by];
    return person === undefined ? null : { ...from, person };
  }
  const at = daysApart(from.at, by);
  return at === null ? null : { ...from, at };
}
