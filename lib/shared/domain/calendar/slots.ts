import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';

/** On the quarter hour (CAL-007). */
export const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

export const SLOT_STATUSES = ['available', 'unavailable', 'booked'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

export const OWN_MARKS = ['available', 'unavailable'] as const satisfies SlotStatus[];
export type OwnMark = (typeof OWN_MARKS)[number];

/**
 * `mark` was set by hand, `kept` is around a visit, `elsewhere` is closed by another calendar, and
 * a `rule` is only for customers.
 */
export const SLOT_SOURCES = [
  'hours',
  'special-day',
  'day-off',
  'mark',
  'visit',
  'kept',
  'elsewhere',
  'rule',
] as const;
export type SlotSource = (typeof SLOT_SOURCES)[number];

/** Epoch ms; no status means not set. */
export interface Slot {
  startsAt: number;
  status: SlotStatus | null;
  serviceItemId: string | null;
  source?: SlotSource | undefined;
  /** The mark, even if a visit covers it. Only our backend sends it, and only to the provider. */
  mark?: OwnMark | null | undefined;
  people?: readonly number[] | undefined;
  /** Set if the time is booked, but was not open. */
  isOutside?: true | undefined;
}

export interface SetSlot extends Slot {
  status: SlotStatus;
}

/** `serviceItemId` is a booking's first item. */
export interface MarkedSpan extends Span {
  status: SlotStatus;
  serviceItemId?: string | null;
}

export function slotsNeeded(durationMinutes: number): number {
  return Math.max(1, Math.ceil(durationMinutes / SLOT_MINUTES));
}

/** An item of 0 minutes adds nothing (rulings). */
export function visitMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

const STRENGTH: Record<SlotStatus, number> = { available: 1, unavailable: 2, booked: 3 };

/** Joins spans that touch, because together they may cover a slot. */
function joined(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const result: MarkedSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/**
 * The starts of slots in the window. They are the slots that the span touches, or those that it
 * covers completely.
 */
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
 * The strongest status that touches a slot counts: first booked, then unavailable, then available,
 * which has to cover the whole slot. Slots that are not set are left out.
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

type Offered = Pick<Slot, 'startsAt' | 'status' | 'people'>;

/** Returns for each slot how many free slots follow one another from it on. */
function freeRuns(slots: readonly Offered[]): ReadonlyMap<number, number> {
  const free = slots.flatMap(({ startsAt, status }) => (status === 'available' ? [startsAt] : []));
  const runs = new Map<number, number>();
  for (const at of free.sort((a, b) => b - a)) runs.set(at, 1 + (runs.get(at + SLOT_MS) ?? 0));
  return runs;
}

/** Makes a list for each person, because a visit is with one person. */
function byPerson(slots: readonly Offered[], people: readonly number[] | undefined): Offered[][] {
  const named = new Set(slots.flatMap((slot) => slot.people ?? []));
  if (named.size === 0) return [[...slots]];
  const wanted = [...named].filter((id) => !people || people.includes(id));
  return wanted.map((id) => slots.filter((slot) => slot.people?.includes(id)));
}

interface OfferedVisit {
  durationMinutes: number;
  now: number;
  people?: readonly number[] | undefined;
}

/**
 * Returns epoch ms from `now` on, where one person has enough free slots one after another. The
 * page and the backend both use this (rulings).
 */
export function offeredStarts(
  slots: readonly Offered[],
  { durationMinutes, now, people }: OfferedVisit,
): number[] {
  const needed = slotsNeeded(durationMinutes);
  const starts = new Set<number>();
  for (const own of byPerson(slots, people)) {
    for (const [startsAt, free] of freeRuns(own)) {
      if (startsAt >= now && free >= needed) starts.add(startsAt);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

export function nearestStarts(starts: readonly number[], wanted: number, count = 3): number[] {
  return starts
    .map((start) => ({ start, distance: Math.abs(start - wanted) }))
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ start }) => start);
}
