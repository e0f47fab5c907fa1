import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type Slot } from './slots';

/** `cleared` means that the slot follows the opening hours. Only some hosts know it. */
export const MARKS = ['available', 'unavailable', 'cleared'] as const;
export type Mark = (typeof MARKS)[number];

/** A stretch within one day, and the mark that it gets. */
export interface MarkChange {
  date: string;
  mark: Mark;
  span: Span;
}

/** Keys are the starts of slots. Null means that the slot was not set, and {host} cannot clear. */
export type Marks = ReadonlyMap<number, Mark | null>;

/** If {host} cannot clear, every status is a mark. A visit counts as available. */
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

/** The most changes in one request: ten stretches on each day of a year. */
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

/**
 * Uses the clock of each day. If an end is in a repeated hour, there are two spans; if both are in
 * a skipped hour, there is none.
 */
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
 * If {host} cannot clear, slots that were not set become unavailable, because customers cannot book
 * those either. `unset` counts them.
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

/** In a repeated hour, the mark with the higher weight is taken. */
const WEIGHTS: Record<Mark, number> = { cleared: 1, available: 2, unavailable: 3 };
const weigh = (mark: Mark | undefined) => (mark ? WEIGHTS[mark] : 0);

/** By minutes of the clock. A skipped hour gets the mark of both sides, if these are equal. */
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

/**
 * Copies only the provider's own marks of seven days, and nothing that comes from hours or visits.
 */
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
