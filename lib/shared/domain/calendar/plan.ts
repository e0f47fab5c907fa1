import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type Slot } from './slots';

/** `cleared`: the slot follows the hours; only some hosts can. */
export const MARKS = ['available', 'unavailable', 'cleared'] as const;
export type Mark = (typeof MARKS)[number];

/** A mark that a stretch of one day is to get. */
export interface MarkChange {
  date: string;
  mark: Mark;
  span: Span;
}

/** By the start of the slot. Null: not set where {host} cannot clear. */
export type Marks = ReadonlyMap<number, Mark | null>;

/** Where {host} cannot clear, every status is a mark, available beneath visits. */
export function markOf(
  slot: Pick<Slot, 'status' | 'mark'> | undefined,
  clearsMarks: boolean,
): Mark | null {
  if (clearsMarks) return slot?.mark ?? 'cleared';
  if (!slot?.status) return null;
  return slot.status === 'booked' ? 'available' : slot.status;
}

/** A leap year. */
export const MAX_RANGE_DAYS = 366;

export const MAX_COPY_WEEKS = 52;

/** Of one request: ten stretches a day for a year. */
export const MOST_CHANGES = 4_000;

export function spansOf(quarters: Iterable<number>): Span[] {
  const spans: Span[] = [];
  for (const at of [...quarters].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last.to === at) last.to = at + SLOT_MS;
    else spans.push({ from: at, to: at + SLOT_MS });
  }
  return spans;
}

/** By each day's clock: two spans if an end is in a repeated hour, none within a skipped one. */
export function changesOfRange(
  dates: readonly string[],
  range: TimeRange,
  mark: Mark,
  zone: string,
): MarkChange[] {
  return dates.flatMap((date) => {
    const within = gridDay(date, zone).slots.filter(
      ({ minute }) => minute >= range.from && minute < range.to,
    );
    return spansOf(within.map(({ at }) => at)).map((span) => ({ date, mark, span }));
  });
}

export function changesOfSlots(slots: Iterable<number>, mark: Mark, zone: string): MarkChange[] {
  const days = new Map<string, number[]>();
  for (const at of slots) {
    const date = localDay(at, zone);
    const known = days.get(date);
    if (known) known.push(at);
    else days.set(date, [at]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, of]) => spansOf(of).map((span) => ({ date, mark, span })));
}

export function slotsIn({ from, to }: Span): number[] {
  return Array.from({ length: Math.floor((to - from) / SLOT_MS) }, (_, n) => from + n * SLOT_MS);
}

export function countDays(changes: readonly MarkChange[]): number {
  return new Set(changes.map(({ date }) => date)).size;
}

/**
 * Slots that were not set become unavailable where nothing can be cleared: customers can book
 * neither. `unset` counts these.
 */
export function inverseOf(before: Marks, zone: string): { changes: MarkChange[]; unset: number } {
  const slots = [...before];
  const were = (...of: (Mark | null)[]) =>
    slots.flatMap(([at, mark]) => (of.includes(mark) ? at : []));
  return {
    changes: [
      ...changesOfSlots(were('available'), 'available', zone),
      ...changesOfSlots(were('unavailable', null), 'unavailable', zone),
      ...changesOfSlots(were('cleared'), 'cleared', zone),
    ],
    unset: were(null).length,
  };
}

/** The higher weight wins in a repeated hour. */
const WEIGHTS: Record<Mark, number> = { cleared: 1, available: 2, unavailable: 3 };
const weigh = (mark: Mark | undefined) => (mark ? WEIGHTS[mark] : 0);

/** By clock minute. A skipped hour gets the mark on both sides, if equal. */
function marksOfDay(date: string, marks: Marks, zone: string): Map<number, Mark> {
  const found = new Map<number, Mark>();
  let next = 0;
  let before: Mark | undefined;
  for (const { at, minute } of gridDay(date, zone).slots) {
    const mark = marks.get(at) ?? undefined;
    if (mark && weigh(mark) > weigh(found.get(minute))) found.set(minute, mark);
    if (mark && mark === before) {
      for (let skipped = next; skipped < minute; skipped += SLOT_MINUTES) found.set(skipped, mark);
    }
    next = minute + SLOT_MINUTES;
    before = mark;
  }
  return found;
}

export interface CopyTarget {
  weeks: number;
  daysOff: ReadonlySet<string>;
  clears: boolean;
}

/** Only own marks of seven days, nothing from hours or visits. */
export function changesOfCopy(
  week: readonly string[],
  marks: Marks,
  { weeks, daysOff, clears }: CopyTarget,
  zone: string,
): MarkChange[] {
  const copied = clears ? MARKS : MARKS.filter((mark) => mark !== 'cleared');
  const patterns = week.map((date) => ({ date, marks: marksOfDay(date, marks, zone) }));
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((later) =>
    patterns.flatMap((pattern) => {
      const date = addDays(pattern.date, later * 7);
      if (daysOff.has(date)) return [];
      const quarters = gridDay(date, zone).slots;
      return copied.flatMap((mark) =>
        spansOf(
          quarters.filter(({ minute }) => pattern.marks.get(minute) === mark).map(({ at }) => at),
        ).map((span) => ({ date, mark, span })),
      );
    }),
  );
}
