import type { Cell } from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatEnds } from '@/lib/shared/time/clock-words';

export interface BookedRun {
  cells: readonly [Cell, ...Cell[]];
  /** On the day's clock. */
  times: string;
}

export function bookedRuns(
  day: readonly Cell[],
  zone: string,
  t: Texts<'calendar.times'>,
): BookedRun[] {
  const endOfDay = (day.at(-1)?.at ?? 0) + SLOT_MS;
  return day.flatMap((first, index) => {
    if (first.status !== 'booked' || !first.isFirst) return [];
    const length = day.slice(index).findIndex(({ isLast }) => isLast);
    const others = day.slice(index + 1, index + 1 + Math.max(length, 0));
    const end = (others.at(-1) ?? first).at + SLOT_MS;
    const [from, to] = formatEnds({ from: first.at, to: end }, zone, t.locale);
    return [
      {
        cells: [first, ...others],
        times: t('range', { from, to: end === endOfDay ? '24:00' : to }),
      },
    ];
  });
}

export interface VisitLine {
  strong: string;
  times: string;
  plain: string;
}

function linesOf({ cells, times }: BookedRun): VisitLine[] {
  const [{ name, customer }] = cells;
  const strong = customer || name;
  const plain = customer ? name : '';
  if (cells.length === 1) return [{ strong, times, plain: '' }];
  const head = { strong, times: '', plain: '' };
  if (cells.length === 2) return [head, { strong: '', times, plain }];
  return [head, { strong: '', times, plain: '' }, { strong: '', times: '', plain }];
}

/** By start: who, when and what, each on its own line if the visit is long enough. */
export function visitLines(
  day: readonly Cell[],
  zone: string,
  t: Texts<'calendar.times'>,
): ReadonlyMap<number, VisitLine> {
  return new Map(
    bookedRuns(day, zone, t).flatMap((run) =>
      linesOf(run).flatMap((line, index) => {
        const at = run.cells[index]?.at;
        return at === undefined ? [] : [[at, line] as const];
      }),
    ),
  );
}
