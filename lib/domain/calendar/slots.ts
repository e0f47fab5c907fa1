import type { Span } from '@/lib/time/span';
import { MINUTE_MS } from '@/lib/time/units';

/** Slots start on the quarter hour of their instant (CAL-007). */
export const SLOT_MINUTES = 15;
export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

export const SLOT_STATUSES = ['available', 'unavailable', 'booked'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

export const OWN_MARKS = ['available', 'unavailable'] as const satisfies SlotStatus[];
export type OwnMark = (typeof OWN_MARKS)[number];

/**
 * `mark` is by hand, `kept` is free time around a visit, `elsewhere` free time that another calendar
 * closes, a `rule` binds customers only.
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

/** `startsAt` is epoch ms; no status means not set. */
export interface Slot {
  startsAt: number;
  status: SlotStatus | null;
  serviceItemId: string | null;
  source?: SlotSource | undefined;
  /** Even beneath a visit. Only a {host} that can clear marks says it, and only to the provider. */
  mark?: OwnMark | null | undefined;
  /** Who is free in it, by number; only of calendars of several people. */
  people?: readonly number[] | undefined;
}

export interface SetSlot extends Slot {
  status: SlotStatus;
}

/** `serviceItemId` names the first item of a booking. */
export interface MarkedSpan extends Span {
  status: SlotStatus;
  serviceItemId?: string | null;
}

/** Rounded up, at least one. */
export function slotsNeeded(durationMinutes: number): number {
  return Math.max(1, Math.ceil(durationMinutes / SLOT_MINUTES));
}

/** An item of 0 minutes adds nothing (rulings). */
export function visitMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, minutes) => sum + Math.max(0, minutes), 0);
}

const STRENGTH: Record<SlotStatus, number> = { available: 1, unavailable: 2, booked: 3 };

/** Joins touching spans, since two may cover one slot together. */
function joined(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const result: MarkedSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** Starts of slots that are whole in the window and that the span touches, or covers whole. */
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
 * The strongest status that touches a slot counts (booked, unavailable, available), but available
 * has to cover it whole. Slots that are not set are left out.
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

/** The last first, with the number of free slots in a row from each. */
function freeRuns(slots: readonly Offered[]): ReadonlyMap<number, number> {
  const free = slots.flatMap(({ startsAt, status }) => (status === 'available' ? [startsAt] : []));
  const runs = new Map<number, number>();
  for (const at of free.sort((a, b) => b - a)) runs.set(at, 1 + (runs.get(at + SLOT_MS) ?? 0));
  return runs;
}

/** The slots of each person apart, because a visit is with one of them. */
function byPerson(slots: readonly Offered[], people: readonly number[] | undefined): Offered[][] {
  const named = new Set(slots.flatMap((slot) => slot.people ?? []));
  if (named.size === 0) return [[...slots]];
  const wanted = [...named].filter((id) => !people || people.includes(id));
  return wanted.map((id) => slots.filter((slot) => slot.people?.includes(id)));
}

interface OfferedVisit {
  durationMinutes: number;
  now: number;
  /** With whom it may be; anybody by default. */
  people?: readonly number[] | undefined;
}

/**
 * Starts (epoch ms) from `now` on with enough available slots of one person in a row. Page and backend
 * share this rule (rulings).
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

/** Up to `count` starts, the nearest to `wanted` first. */
export function nearestStarts(starts: readonly number[], wanted: number, count = 3): number[] {
  return starts
    .map((start) => ({ start, distance: Math.abs(start - wanted) }))
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ start }) => start);
}
