import {
  type MarkedSpan,
  type OwnMark,
  type SetSlot,
  SLOT_MS,
  type SlotSource,
  type SlotStatus,
  slotsOf,
  startsIn,
} from '@/lib/domain/calendar/slots';
import { localDay } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { MINUTE_MS } from '@/lib/time/units';
import { spanOfDays } from '@/lib/time/venue-time';
import type { Schedule } from './schedule';
import { type Day, daysOf, type SourcedSpan, scheduledSpans } from './scheduled-spans';

/** A confirmed visit. */
export interface BookedVisit extends Span {
  /** The first item. */
  serviceItemId: string | null;
  isByProvider: boolean;
}

/** Everything that decides what the slots of a calendar are, as far as it touches a window. */
export interface CalendarState {
  schedule: Schedule;
  /** What the provider painted. */
  marks: readonly (Span & { status: OwnMark })[];
  visits: readonly BookedVisit[];
}

/** Who looks: the rules of booking bind customers, the provider sees past them. */
export type Audience = 'customer' | 'provider';

export interface SourcedSlot extends SetSlot {
  source: SlotSource;
}

/** What is left of spans where others take their place. */
function without<S extends Span>(spans: readonly S[], others: readonly Span[]): S[] {
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

/** With the time that the rules keep free before and after it. */
export function keptAround({ from, to }: Span, rules: Schedule['rules']): Span {
  return {
    from: from - rules.beforeMinutes * MINUTE_MS,
    to: to + rules.afterMinutes * MINUTE_MS,
  };
}

/** Where no other visit may lie: what a visit keeps free, and what the other would keep free too. */
function keptSpans({ schedule: { rules }, visits }: CalendarState): Span[] {
  const { beforeMinutes, afterMinutes } = rules;
  if (beforeMinutes + afterMinutes === 0) return [];
  const others = { ...rules, beforeMinutes: afterMinutes, afterMinutes: beforeMinutes };
  return visits.map((visit) => keptAround(keptAround(visit, rules), others));
}

/** What the rules keep from customers of what is free. */
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

/** What says of a slot that it has the status of these spans: the first one that touches it. */
function sourcesOf(spans: readonly SourcedSpan[], window: Span): (startsAt: number) => SlotSource {
  const fallback = spans[0]?.source ?? 'mark';
  // Mostly all say so for the same reason; then no slot has to be looked up.
  if (spans.every(({ source }) => source === fallback)) return () => fallback;
  const sources = new Map<number, SlotSource>();
  for (const span of spans) {
    for (const at of startsIn(span, window, 'touched')) {
      if (!sources.has(at)) sources.set(at, span.source);
    }
  }
  return (startsAt) => sources.get(startsAt) ?? fallback;
}

/** What the provider marked each slot as; null where it has no mark. */
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
 * The set slots of a calendar within a window, and what each comes from: the one rule for the grid,
 * for what customers are offered and for what is booked. Marks take the place of the schedule,
 * visits the place of both; what is free around visits and what the rules keep from customers is
 * unavailable. `visits` are needed for a day around the window. The provider also learns of each slot
 * which mark of theirs it has, since visits and what is kept free around them hide it.
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
  const ruledOut = audience === 'customer' ? ruledOutSpans(state, days, now, zone) : [];
  const isRuledOut = (from: number) =>
    ruledOut.some((span) => touches(span, { from, to: from + SLOT_MS }));
  const sourceOf = {
    available: sourcesOf([...marks, ...scheduled].filter(hasStatus('available')), window),
    unavailable: sourcesOf([...marks, ...scheduled].filter(hasStatus('unavailable')), window),
    booked: () => 'visit' as const,
  };
  const slots = slotsOf([...visits, ...marks, ...scheduled], window).map((slot): SourcedSlot => {
    const { startsAt, status, serviceItemId } = slot;
    if (status === 'available') {
      const source = kept.has(startsAt) ? 'kept' : isRuledOut(startsAt) ? 'rule' : null;
      if (source !== null) return { startsAt, status: 'unavailable', serviceItemId, source };
    }
    return { startsAt, status, serviceItemId, source: sourceOf[status](startsAt) };
  });
  if (audience === 'customer') return slots;
  const markOf = ownMarks(state.marks, window);
  return slots.map((slot) => ({ ...slot, mark: markOf(slot.startsAt) }));
}
