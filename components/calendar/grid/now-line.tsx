import { type GridDay, gridRows } from '@/lib/shared/domain/calendar/grid';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { columnsStyle, PEOPLE_WIDTH } from './calendar-frame';

const HEAD_HEIGHT = '4.25rem';
const PEOPLE_HEAD_HEIGHT = '4.5rem';

/** The day's column, and the line with its past part. */
function placeOf(days: readonly GridDay[], now: number): { column: number; line: number } | null {
  const at = Math.floor(now / SLOT_MS) * SLOT_MS;
  const column = days.findIndex(({ slots }) => slots.some((slot) => slot.at === at));
  if (column < 0) return null;
  const index = gridRows(days).findIndex((row) => row.slots[column]?.at === at);
  return { column, line: index + (now - at) / SLOT_MS };
}

interface NowLineProps {
  days: readonly GridDay[];
  now: number;
}

export function NowLine({ days, now }: NowLineProps) {
  const place = placeOf(days, now);
  if (!place) return null;
  return (
    <div
      data-now=""
      className="pointer-events-none absolute z-4 w-(--column-size) border-t-2 border-t-danger [--column-size:calc((100%-var(--time-size))/7)] before:absolute before:-start-1 before:-top-1.25 before:size-2 before:rounded-pill before:bg-danger"
      style={{
        insetBlockStart: `calc(${HEAD_HEIGHT} + ${place.line} * var(--row-size))`,
        insetInlineStart: `calc(var(--time-size) + ${place.column} * var(--column-size))`,
      }}
    />
  );
}

interface PeopleNowLineProps extends NowLineProps {
  zone: string;
  count: number;
}

export function PeopleNowLine({ days, now, zone, count }: PeopleNowLineProps) {
  const t = useTexts('calendar.times');
  const place = placeOf(days, now);
  if (!place) return null;
  return (
    <div
      data-now=""
      aria-hidden="true"
      className={`pointer-events-none absolute start-0 z-4 h-0.5 w-full bg-text outline-1 outline-surface ${PEOPLE_WIDTH}`}
      style={{
        ...columnsStyle(count),
        insetBlockStart: `calc(${PEOPLE_HEAD_HEIGHT} + ${place.line} * var(--row-size))`,
      }}
    >
      <bdi className="sticky start-1 block w-max -translate-y-1/2 rounded-pill bg-highlight px-1.5 text-xs font-semibold text-on-highlight tabular-nums">
        {formatClock(now, zone, t.locale)}
      </bdi>
    </div>
  );
}
