import { localDay } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type SlotStatus } from './slots';

/** The statuses that a provider can set. No call can make a slot "not set" again. */
export type Mark = Exclude<SlotStatus, 'booked'>;

/** A status for a span of one day at the venue. */
export interface Change {
  date: string;
  mark: Mark;
  span: Span;
}

/** The last known status of slots: null for not set, undefined if it was never loaded. */
export type Statuses = ReadonlyMap<number, SlotStatus | null | undefined>;

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

/** The statuses of slots after changes. Booked slots stay booked. */
export function statusesAfter(before: Statuses, changes: readonly Change[]): Statuses {
  const after = new Map(before);
  for (const { mark, span } of changes) {
    for (const at of slotsIn(span)) if (after.get(at) !== 'booked') after.set(at, mark);
  }
  return after;
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
 * The changes that undo a change: every slot gets its previous status. One that was not set becomes
 * unavailable, because no call can unset it and customers can book neither. A booked slot becomes
 * available, because that was its mark beneath the booking.
 */
export function inverseOf(before: Statuses, zone: string): Inverse {
  const slots = [...before];
  const are = (...of: (SlotStatus | null)[]) =>
    slots.flatMap(([at, status]) => (status !== undefined && of.includes(status) ? at : []));
  return {
    changes: [
      ...changesOfSlots(are('available', 'booked'), 'available', zone),
      ...changesOfSlots(are('unavailable', null), 'unavailable', zone),
    ],
    unset: are(null).length,
    unknown: slots.filter(([, status]) => status === undefined).length,
  };
}

/** If a repeated hour has two statuses, the one with the higher weight counts. */
const weigh = (mark: Mark | undefined) => (mark === 'unavailable' ? 2 : mark ? 1 : 0);

/**
 * The marks of a day by its clock minute. A booked slot counts as available, its mark beneath the
 * booking. A skipped hour gets the mark of the slots around it if both have the same.
 */
function marksOfDay(date: string, statuses: Statuses, zone: string): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  let next = 0;
  let before: Mark | undefined;
  for (const { at, minute } of gridDay(date, zone).slots) {
    const status = statuses.get(at) ?? null;
    const mark = status === null ? undefined : status === 'booked' ? 'available' : status;
    if (mark && weigh(mark) > weigh(marks.get(minute))) marks.set(minute, mark);
    if (mark && mark === before) {
      for (let skipped = next; skipped < minute; skipped += SLOT_MINUTES) marks.set(skipped, mark);
    }
    next = minute + SLOT_MINUTES;
    before = mark;
  }
  return marks;
}

/** The changes that copy a week (its seven days and their slots) to the following weeks. */
export function changesOfCopy(
  week: readonly string[],
  statuses: Statuses,
  weeks: number,
  zone: string,
): Change[] {
  const patterns = week.map((date) => ({ date, marks: marksOfDay(date, statuses, zone) }));
  return Array.from({ length: weeks }, (_, index) => index + 1).flatMap((later) =>
    patterns.flatMap(({ date, marks }) => {
      const target = addDays(date, later * 7);
      const quarters = gridDay(target, zone).slots;
      return (['available', 'unavailable'] as const).flatMap((mark) =>
        spansOf(
          quarters.filter(({ minute }) => marks.get(minute) === mark).map(({ at }) => at),
        ).map((span) => ({ date: target, mark, span })),
      );
    }),
  );
}
