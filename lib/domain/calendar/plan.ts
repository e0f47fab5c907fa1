import { localDay } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type Slot } from './slots';

/**
 * `cleared` removes the provider's mark, so that the slot follows the hours. Only some hosts can
 * clear.
 */
export const MARKS = ['available', 'unavailable', 'cleared'] as const;
export type Mark = (typeof MARKS)[number];

/** Within one day of the venue. */
export interface Change {
  date: string;
  mark: Mark;
  span: Span;
}

/** Null: not set where no call can clear; undefined: unknown. */
export type Marks = ReadonlyMap<number, Mark | null | undefined>;

/** Where {host} cannot clear marks, all is marks, and time beneath a visit was available. */
export function markOf(
  slot: Pick<Slot, 'status' | 'mark'> | undefined,
  clearsMarks: boolean,
): Mark | null | undefined {
  if (clearsMarks) {
    const mark = slot ? slot.mark : null;
    return mark === null ? 'cleared' : mark;
  }
  if (!slot?.status) return null;
  return slot.status === 'booked' ? 'available' : slot.status;
}

/** A year, leap days included. */
export const MAX_RANGE_DAYS = 366;

export const MAX_COPY_WEEKS = 52;

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
 * By each day's own clock: two spans if an end is in a repeated hour, none if all is in a skipped
 * hour.
 */
export function changesOfRange(
  dates: readonly string[],
  range: TimeRange,
  mark: Mark,
  zone: string,
): Change[] {
  return dates.flatMap((date) => {
    const within = gridDay(date, zone).slots.filter(
      ({ minute }) => minute >= range.from && minute < range.to,
    );
    return spansOf(within.map(({ at }) => at)).map((span) => ({ date, mark, span }));
  });
}

export function changesOfSlots(slots: Iterable<number>, mark: Mark, zone: string): Change[] {
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

export interface Inverse {
  changes: Change[];
  /** Slots that were not set; they become unavailable. */
  unset: number;
  /** Slots whose status was not known; they are not changed back. */
  unknown: number;
}

/**
 * A slot that was not set becomes unavailable where nothing can be cleared: customers can book
 * neither.
 */
export function inverseOf(before: Marks, zone: string): Inverse {
  const slots = [...before];
  const were = (...of: (Mark | null)[]) =>
    slots.flatMap(([at, mark]) => (mark !== undefined && of.includes(mark) ? at : []));
  return {
    changes: [
      ...changesOfSlots(were('available'), 'available', zone),
      ...changesOfSlots(were('unavailable', null), 'unavailable', zone),
      ...changesOfSlots(were('cleared'), 'cleared', zone),
    ],
    unset: were(null).length,
    unknown: slots.filter(([, mark]) => mark === undefined).length,
  };
}

/** If a repeated hour has two marks, the higher weight counts. */
const WEIGHTS: Record<Mark, number> = { cleared: 1, available: 2, unavailable: 3 };
const weigh = (mark: Mark | undefined) => (mark ? WEIGHTS[mark] : 0);

/** By clock minute. A skipped hour gets the mark around it if both sides agree. */
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
  /** Whether to clear marks where the copied week has none. */
  clears: boolean;
}

/** Copies only the provider's own marks of seven days, nothing that comes from hours or visits. */
export function changesOfCopy(
  week: readonly string[],
  marks: Marks,
  { weeks, daysOff, clears }: CopyTarget,
  zone: string,
): Change[] {
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
