import { type RefObject, useLayoutEffect, useState } from 'react';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay } from '@/lib/shared/time/format';
import { findCell } from './slot-of';
import type { Moving } from './use-visit-drag';

interface MovingVisitProps {
  moving: Moving | null;
  scroller: RefObject<HTMLElement | null>;
  /** The target column's person, if several. */
  name: string;
  zone: string;
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where the visit is in the grid's window. Null if its start is not on show. */
function boxOf(box: HTMLElement, { visit, to }: Moving): Box | null {
  const cell = findCell(box, to)?.getBoundingClientRect();
  if (!cell) return null;
  const slots = Math.ceil((visit.span.to - visit.span.from) / SLOT_MS);
  const seen = box.getBoundingClientRect();
  // A visit may go on past the last line.
  const last = [...Array(slots).keys()]
    .reverse()
    .map((index) => findCell(box, { ...to, at: to.at + index * SLOT_MS })?.getBoundingClientRect())
    .find((rect) => rect && rect.left === cell.left);
  return {
    top: cell.top - seen.top + box.scrollTop,
    left: cell.left - seen.left + box.scrollLeft,
    width: cell.width,
    height: (last ?? cell).bottom - cell.top,
  };
}

export function MovingVisit({ moving, scroller, name, zone }: MovingVisitProps) {
  const t = useTexts('calendar.move');
  const times = useTexts('calendar.times');
  const [box, setBox] = useState<Box | null>(null);
  const { to = null, visit = null } = moving ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is free moves nothing
  useLayoutEffect(() => {
    setBox(moving && scroller.current ? boxOf(scroller.current, moving) : null);
    const cell = moving?.isByKeys ? findCell(scroller.current, moving.to) : null;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [to?.at, to?.person, visit, scroller]);
  const clock = moving && formatClock(moving.to.at, zone, t.locale);
  const said = () => {
    if (!moving || !clock) return '';
    const when = times('slot', { day: formatShortDay(moving.to.at, zone, t.locale), time: clock });
    const place = name ? t('withPerson', { when, name }) : when;
    return t(moving.isFree ? 'carried' : 'carriedTaken', { place });
  };
  return (
    <>
      <p className="sr-only" role="status">
        {said()}
      </p>
      {moving && box ? (
        <div
          data-moving={moving.isFree ? 'free' : 'taken'}
          aria-hidden="true"
          className={`pointer-events-none absolute z-5 overflow-hidden rounded-sm border-2 border-dashed px-2 py-1 text-xs font-semibold shadow-2 ${
            moving.isFree
              ? 'border-highlight bg-cypress text-white'
              : 'border-line-strong bg-sunken text-muted'
          }`}
          // Physical sides, because that is how the box was measured.
          style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
        >
          {moving.isFree ? clock : t('takenShort')}
        </div>
      ) : null}
    </>
  );
}
