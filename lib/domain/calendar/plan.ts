import { localDay } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type Slot } from './slots';

/**
 * What a provider can make of a slot: a mark of their own, or `cleared`: none, so that it is as in
 * their opening hours. Only some hosts can clear.
 */
export const MARKS = ['available', 'unavailable', 'cleared'] as const;
export type Mark = (typeof MARKS)[number];

/** What a provider makes of a span of one day at the venue. */
export interface Change {
  date: string;
  mark: Mark;
  span: Span;
}

/**
 * What slots are by the provider's own decision: null for not set where no call can clear, undefined
 * if it is not known.
 */
export type Marks = ReadonlyMap<number, Mark | null | undefined>;

/**
 * What a slot is by the provider's own decision; `slot` is undefined if it is not set. Where {host}
 * cannot clear marks, it knows of nothing but marks, and beneath a visit the time was available.
 */
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

/** The longest date range that is applied at once: a year, leap days included. */
export const MAX_RANGE_DAYS = 366;

/** How many weeks one week may be copied to at once. */
export const MAX_COPY_WEEKS = 52;

/** Quarter hours as the fewest spans, in order. */
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
 * The changes that set a time range on each of these days, by the day's own clock. A day has one span;
 * two if an end lies in an hour that is repeated, and none if all of it lies in a skipped hour.
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

/** The changes that mark single slots: one span for each run of slots and day, in order. */
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

/** The slots of a span, by their instants. */
export function slotsIn({ from, to }: Span): number[] {
  return Array.from({ length: Math.floor((to - from) / SLOT_MS) }, (_, n) => from + n * SLOT_MS);
}

/** The changes that undo a change, and how many slots they cannot restore. */
export interface Inverse {
  changes: Change[];
  /** Slots that were not set; they become unavailable. */
  unset: number;
  /** Slots whose status was not known; they stay as the change left them. */
  unknown: number;
}

/**
 * The changes that undo a change: every slot gets back what it was, and so follows the hours again if
 * it did. One that was not set where nothing can be cleared becomes unavailable, because customers
 * can book neither.
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

/** If a repeated hour has two marks, the one with the higher weight counts. */
const WEIGHTS: Record<Mark, number> = { cleared: 1, available: 2, unavailable: 3 };
const weigh = (mark: Mark | undefined) => (mark ? WEIGHTS[mark] : 0);

/**
 * What a provider made of a day, by its clock minute. A skipped hour gets the mark of the slots around
 * it if both have the same.
 */
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

/** To which weeks a week is copied, and what of it. */
export interface CopyTarget {
  /** How many of the weeks that follow it. */
  weeks: number;
  /** Days that stay as they are. */
  daysOff: ReadonlySet<string>;
  /** Whether marks are cleared where the copied week has none. */
  clears: boolean;
}

/**
 * The changes that copy a week (its seven days, and what the provider made of their slots) to the
 * following weeks. What only follows from hours, visits and the time around them is not copied.
 */
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
