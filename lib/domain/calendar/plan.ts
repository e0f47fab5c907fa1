import { localDay } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { gridDay } from './grid';
import type { TimeRange } from './presets';
import { SLOT_MINUTES, SLOT_MS, type SlotStatus } from './slots';

/** What a provider can give a slot; the calls know no way back to "not set". */
export type Mark = Exclude<SlotStatus, 'booked'>;

/** A piece of one venue's day that takes a status. */
export interface Change {
  date: string;
  mark: Mark;
  span: Span;
}

/** Slots as they were when last seen: null stands for not set, undefined for never seen. */
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
 * What a time range is on each of some days. A day has one span, by its own wall clock; two when
 * an edge lies in the hour that is repeated, and none when all of it lies in the one skipped.
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

/** What marking single slots means: one span for each run and day, in order. */
export function changesOfSlots(slots: Iterable<number>, mark: Mark, zone: string): Change[] {
  const days = new Map<string, number[]>();
  for (const at of slots) {
    const date = localDay(new Date(at).toISOString(), zone);
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

/** How slots look once changes hold: what is booked stays booked. */
export function statusesAfter(before: Statuses, changes: readonly Change[]): Statuses {
  const after = new Map(before);
  for (const { mark, span } of changes) {
    for (const at of slotsIn(span)) if (after.get(at) !== 'booked') after.set(at, mark);
  }
  return after;
}

/** The way back of a change, and what it cannot bring back. */
export interface Inverse {
  changes: Change[];
  /** Slots that were not set: they become unavailable. */
  unset: number;
  /** Slots whose status nobody knew: they stay as the change left them. */
  unknown: number;
}

/**
 * What takes a change back: every slot gets the status that it had. One that was not set becomes
 * unavailable, since no call can unset it and customers can book neither; a visit counts as
 * available, for that is what was beneath it.
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

/** Stronger wins where an hour that is repeated has two statuses. */
const weigh = (mark: Mark | undefined) => (mark === 'unavailable' ? 2 : mark ? 1 : 0);

/**
 * A day by the wall clock: the mark of each minute that is set. A visit counts as available, for
 * that is what was beneath it; an hour that the day skips takes the mark of its two sides.
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

/** What copying a week (its seven days and their slots) to the following weeks sets. */
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
