import type { Span } from '@/lib/time/span';
import { MINUTE_MS } from '@/lib/time/units';

/** Slots are 15 minutes long and start on the quarter hour of their instant (CAL-007). */
export const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

export const SLOT_STATUSES = ['available', 'unavailable', 'booked'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** What a provider may mark time as by hand. */
export const OWN_MARKS = ['available', 'unavailable'] as const satisfies SlotStatus[];
export type OwnMark = (typeof OWN_MARKS)[number];

/**
 * What the status of a slot comes from: hours that repeat, a special day, a day off, what was
 * painted, a visit, the time `kept` free around one, or a `rule` that binds customers.
 */
export const SLOT_SOURCES = [
  'hours',
  'special-day',
  'day-off',
  'mark',
  'visit',
  'kept',
  'rule',
] as const;
export type SlotSource = (typeof SLOT_SOURCES)[number];

/** A quarter hour of a calendar. `startsAt` is in epoch ms; no status means not set. */
export interface Slot {
  startsAt: number;
  status: SlotStatus | null;
  serviceItemId: string | null;
  /** What the status comes from, where {host} says it. */
  source?: SlotSource | undefined;
  /**
   * The provider's own mark, also beneath a visit and the time kept free around one; null for none.
   * Only a {host} that can clear marks says it, and only to the provider.
   */
  mark?: OwnMark | null | undefined;
}

/** A slot that is set. */
export interface SetSlot extends Slot {
  status: SlotStatus;
}

/** A span of a calendar that carries a status; `serviceItemId` names the first item of a booking. */
export interface MarkedSpan extends Span {
  status: SlotStatus;
  serviceItemId?: string | null;
}

/** How many slots a visit of this many minutes takes: rounded up, at least one. */
export function slotsNeeded(durationMinutes: number): number {
  return Math.max(1, Math.ceil(durationMinutes / SLOT_MINUTES));
}

/** The minutes a visit takes, given its items' durations; an item of 0 adds nothing (rulings). */
export function visitMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

const STRENGTH: Record<SlotStatus, number> = { available: 1, unavailable: 2, booked: 3 };

/** Spans that touch as one, so that a slot may be covered by two of them. */
function joined(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const result: MarkedSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** The starts of the slots that lie whole in a window and that a span touches, or covers whole. */
export function* startsIn(
  span: Span,
  window: Span,
  rule: 'touched' | 'covered',
): Generator<number> {
  const covered = rule === 'covered';
  const first = (covered ? Math.ceil : Math.floor)(span.from / SLOT_MS) * SLOT_MS;
  const from = Math.max(first, Math.ceil(window.from / SLOT_MS) * SLOT_MS);
  const last = Math.min(covered ? span.to - SLOT_MS : span.to - 1, window.to - SLOT_MS);
  for (let at = from; at <= last; at += SLOT_MS) yield at;
}

/**
 * The set slots of a calendar between two instants, in order. A slot takes the strongest status of
 * the spans that touch it (booked over unavailable over available), and is available only if it is
 * covered whole. Slots that no span touches are not set and left out.
 */
export function slotsOf(spans: readonly MarkedSpan[], window: Span): SetSlot[] {
  const byStart = new Map<number, Pick<SetSlot, 'status' | 'serviceItemId'>>();
  const free = joined(spans.filter((span) => span.status === 'available'));
  for (const span of [...free, ...spans.filter((span) => span.status !== 'available')]) {
    const rule = span.status === 'available' ? 'covered' : 'touched';
    for (const at of startsIn(span, window, rule)) {
      const known = byStart.get(at);
      if (known && STRENGTH[known.status] >= STRENGTH[span.status]) continue;
      byStart.set(at, { status: span.status, serviceItemId: span.serviceItemId ?? null });
    }
  }
  return [...byStart.entries()]
    .sort(([a], [b]) => a - b)
    .map(([startsAt, slot]) => ({ startsAt, ...slot }));
}

/**
 * The starts of the free slots, the last first, and how many free ones follow without a gap from each
 * on, itself included.
 */
function freeRuns(
  slots: readonly Pick<Slot, 'startsAt' | 'status'>[],
): ReadonlyMap<number, number> {
  const free = slots.flatMap(({ startsAt, status }) => (status === 'available' ? [startsAt] : []));
  const runs = new Map<number, number>();
  for (const at of free.sort((a, b) => b - a)) runs.set(at, 1 + (runs.get(at + SLOT_MS) ?? 0));
  return runs;
}

/**
 * The instants (epoch ms), in order and without repeats, at which a visit of `durationMinutes` may start:
 * as many consecutive slots are available as it needs, and the first lies not before `now`. `free` says
 * how many are available from there on. The one rule for what is shown and for what the backend accepts
 * (rulings).
 */
export function offeredRuns(
  slots: readonly Pick<Slot, 'startsAt' | 'status'>[],
  visit: { durationMinutes: number; now: number },
): { startsAt: number; free: number }[] {
  const needed = slotsNeeded(visit.durationMinutes);
  const runs: { startsAt: number; free: number }[] = [];
  for (const [startsAt, free] of freeRuns(slots)) {
    if (startsAt >= visit.now && free >= needed) runs.push({ startsAt, free });
  }
  return runs.reverse();
}

/** The starts of {@link offeredRuns} alone. */
export function offeredStarts(...asked: Parameters<typeof offeredRuns>): number[] {
  return offeredRuns(...asked).map(({ startsAt }) => startsAt);
}

/** Up to `count` of the offered starts nearest to a wanted instant, nearest first. */
export function nearestStarts(starts: readonly number[], wanted: number, count = 3): number[] {
  return starts
    .map((start) => ({ start, distance: Math.abs(start - wanted) }))
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ start }) => start);
}
