import {
  type MarkedSpan,
  type OwnMark,
  type SetSlot,
  SLOT_MS,
  type SlotSource,
  type SlotStatus,
  slotsOf,
  startsIn,
} from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { addDays } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import type { Schedule } from './schedule';
import { type Day, daysOf, type SourcedSpan, scheduledSpans } from './scheduled-spans';

export interface BookedVisit extends Span {
  serviceItemId: string | null;
  isByProvider: boolean;
}

export interface CalendarState {
  schedule: Schedule;
  marks: readonly (Span & { status: OwnMark })[];
  visits: readonly BookedVisit[];
  /** Times that are busy in other calendars. They close free time, whatever made it free. */
  elsewhere?: readonly Span[];
}

/** Booking rules are only for customers. */
export type Audience = 'customer' | 'provider';

export interface SourcedSlot extends SetSlot {
  source: SlotSource;
}

export function without<S extends Span>(spans: readonly S[], others: readonly Span[]): S[] {
  return others.reduce<S[]>(
    (left, other) =>
      left.flatMap((span) => {
        if (other.to <= span.from || span.to <= other.from) return [span];
        return [
          { ...span, to: other.from },
          { ...span, from: other.to },
        ].filter(({ from, to }) => from < to);
      }),
    [...spans],
  );
}

export function keptAround({ from, to }: Span, rules: Schedule['rules']): Span {
  return {
    from: from - rules.beforeMinutes * MINUTE_MS,
    to: to + rules.afterMinutes * MINUTE_MS,
  };
}

/**
 * Between two visits there must be room for the time after the first and, apart from it, the time
 * before the second. So both are kept on each side of a visit.
 */
function keptSpans({ schedule: { rules }, visits }: CalendarState): Span[] {
  const { beforeMinutes, afterMinutes } = rules;
  if (beforeMinutes + afterMinutes === 0) return [];
  const others = { ...rules, beforeMinutes: afterMinutes, afterMinutes: beforeMinutes };
  return visits.map((visit) => keptAround(keptAround(visit, rules), others));
}

function ruledOutSpans(
  state: CalendarState,
  days: readonly Day[],
  now: number,
  zone: string,
): Span[] {
  const { noticeMinutes, daysAhead, visitsPerDay } = state.schedule.rules;
  const spans: Span[] = [];
  if (noticeMinutes > 0) spans.push({ from: -Infinity, to: now + noticeMinutes * MINUTE_MS });
  if (daysAhead !== null) {
    const last = addDays(localDay(now, zone), daysAhead);
    spans.push({ from: spanOfDays(last, last, zone).to, to: Infinity });
  }
  if (visitsPerDay !== null) {
    for (const day of days) {
      const booked = state.visits.filter(
        ({ from, isByProvider }) => !isByProvider && from >= day.from && from < day.to,
      );
      if (booked.length >= visitsPerDay) spans.push(day);
    }
  }
  return spans;
}

const hasStatus = (wanted: SlotStatus) => (span: MarkedSpan) => span.status === wanted;

function touches(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** If several spans touch a slot, the first one gives its source. */
function sourcesOf(spans: readonly SourcedSpan[], window: Span): (startsAt: number) => SlotSource {
  const fallback = spans[0]?.source ?? 'mark';
  // Mostly all sources are equal. Then there is no need to look up each slot.
  if (spans.every(({ source }) => source === fallback)) return () => fallback;
  const sources = new Map<number, SlotSource>();
  for (const span of spans) {
    for (const at of startsIn(span, window, 'touched')) {
      if (!sources.has(at)) sources.set(at, span.source);
    }
  }
  return (startsAt) => sources.get(startsAt) ?? fallback;
}

function ownMarks(
  marks: CalendarState['marks'],
  window: Span,
): (startsAt: number) => OwnMark | null {
  const own = new Map<number, OwnMark>();
  for (const mark of marks) {
    for (const at of startsIn(mark, window, 'touched')) own.set(at, mark.status);
  }
  return (startsAt) => own.get(startsAt) ?? null;
}

/**
 * The slots for the grid, for customers and for bookings. Marks count more than the schedule, and
 * visits more than both. `visits` must cover a day before and after the window. Only the provider
 * sees marks that visits cover.
 */
export function calendarSlots(
  state: CalendarState,
  asked: { window: Span; audience: Audience; now: number; zone: string },
): SourcedSlot[] {
  const { window, audience, now, zone } = asked;
  const days = daysOf(state.schedule, window, zone);
  const marks = state.marks
    .filter((mark) => touches(mark, window))
    .map((mark): SourcedSpan => ({ ...mark, source: 'mark' }));
  const visits = state.visits
    .filter((visit) => touches(visit, window))
    .map(
      ({ from, to, serviceItemId }): SourcedSpan => ({
        from,
        to,
        serviceItemId,
        status: 'booked',
        source: 'visit',
      }),
    );
  const scheduled = without(scheduledSpans(state.schedule, days, zone), marks);
  const kept = new Set(keptSpans(state).flatMap((span) => [...startsIn(span, window, 'touched')]));
  const elsewhere = new Set(
    (state.elsewhere ?? []).flatMap((span) => [...startsIn(span, window, 'touched')]),
  );
  const ruledOut = audience === 'customer' ? ruledOutSpans(state, days, now, zone) : [];
  const isRuledOut = (from: number) =>
    ruledOut.some((span) => touches(span, { from, to: from + SLOT_MS }));
  const closedBy = (startsAt: number): SlotSource | null => {
    if (elsewhere.has(startsAt)) return 'elsewhere';
    if (kept.has(startsAt)) return 'kept';
    return isRuledOut(startsAt) ? 'rule' : null;
  };
  const sourceOf = {
    available: sourcesOf([...marks, ...scheduled].filter(hasStatus('available')), window),
    unavailable: sourcesOf([...marks, ...scheduled].filter(hasStatus('unavailable')), window),
    booked: () => 'visit' as const,
  };
  const slots = slotsOf([...visits, ...marks, ...scheduled], window).map((slot): SourcedSlot => {
    const { startsAt, status, serviceItemId } = slot;
    if (status === 'available') {
      const source = closedBy(startsAt);
      if (source !== null) return { startsAt, status: 'unavailable', serviceItemId, source };
    }
    return { startsAt, status, serviceItemId, source: sourceOf[status](startsAt) };
  });
  if (audience === 'customer') return slots;
  const markOf = ownMarks(state.marks, window);
  const open = new Set(
    slotsOf([...marks, ...scheduled], window).flatMap(({ startsAt, status }) =>
      status === 'available' ? [startsAt] : [],
    ),
  );
  return slots.map((slot) => ({
    ...slot,
    mark: markOf(slot.startsAt),
    isOutside: (slot.status === 'booked' && !open.has(slot.startsAt)) || undefined,
  }));
}
