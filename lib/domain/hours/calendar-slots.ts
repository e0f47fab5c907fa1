import { clockOf } from '@/lib/domain/calendar/grid';
import { DAY_MINUTES } from '@/lib/domain/calendar/presets';
import {
  type MarkedSpan,
  type SetSlot,
  SLOT_MINUTES,
  SLOT_MS,
  type SlotSource,
  slotsOf,
} from '@/lib/domain/calendar/slots';
import { localDay } from '@/lib/time/format';
import { addDays, datesBetween, type LocalDate } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { instantOf, spanOfDays } from '@/lib/time/venue-time';
import { toWallTime } from '@/lib/time/wall-time';
import { hoursOn } from './hours-on';
import type { Schedule } from './schedule';

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
  marks: readonly MarkedSpan[];
  visits: readonly BookedVisit[];
}

/** Who looks: the rules of booking bind customers, the provider sees past them. */
export type Audience = 'customer' | 'provider';

export interface SourcedSlot extends SetSlot {
  source: SlotSource;
}

interface SourcedSpan extends MarkedSpan {
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

/**
 * The instant of a wall time. One that the clocks skip is the instant at which they jump, so that
 * hours end or begin there; of two, the first is meant.
 */
function instantAt(date: LocalDate, minute: number, zone: string): number {
  const day = spanOfDays(date, date, zone);
  // Nearly every day has 24 hours, and then no clock has to be asked.
  if (day.to - day.from === DAY_MS) return day.from + minute * MINUTE_MS;
  const isShown = (wanted: number) =>
    toWallTime(instantOf(date, wanted, zone), zone).endsWith(clockOf(wanted % DAY_MINUTES));
  let last = minute;
  while (!isShown(last)) last -= SLOT_MINUTES;
  return instantOf(date, last, zone) + (last < minute ? SLOT_MS : 0);
}

/** What the schedule says of the days of a window. */
function scheduledSpans(schedule: Schedule, window: Span, zone: string): SourcedSpan[] {
  if (schedule.sets.length + schedule.special.length === 0 && !schedule.isClosedOnHolidays)
    return [];
  const days = datesBetween(localDay(window.from, zone), localDay(window.to - 1, zone));
  return days.flatMap((date): SourcedSpan[] => {
    const { source, ranges } = hoursOn(schedule, date);
    if (source === 'day-off') {
      return [{ ...spanOfDays(date, date, zone), status: 'unavailable', source }];
    }
    return ranges
      .map(({ from, to }) => ({
        ...{ from: instantAt(date, from, zone), to: instantAt(date, to, zone) },
        ...{ status: 'available' as const, source },
      }))
      .filter(({ from, to }) => from < to);
  });
}

/** With the time that the rules keep free before and after it. */
function keptAround({ from, to }: Span, rules: Schedule['rules']): Span {
  return {
    from: from - rules.beforeMinutes * MINUTE_MS,
    to: to + rules.afterMinutes * MINUTE_MS,
  };
}

/** Where no other visit may lie: what a visit keeps free, and what the other would keep free too. */
function keptSpans({ schedule: { rules }, visits }: CalendarState): Span[] {
  const { beforeMinutes, afterMinutes } = rules;
  const others = { ...rules, beforeMinutes: afterMinutes, afterMinutes: beforeMinutes };
  return visits.map((visit) => keptAround(keptAround(visit, rules), others));
}

/** What the rules keep from customers of what is free. */
function ruledOutSpans(state: CalendarState, window: Span, now: number, zone: string): Span[] {
  const { noticeMinutes, daysAhead, visitsPerDay } = state.schedule.rules;
  const spans: Span[] = [];
  if (noticeMinutes > 0) spans.push({ from: -Infinity, to: now + noticeMinutes * MINUTE_MS });
  if (daysAhead !== null) {
    const last = addDays(localDay(now, zone), daysAhead);
    spans.push({ from: spanOfDays(last, last, zone).to, to: Infinity });
  }
  if (visitsPerDay !== null) {
    const days = datesBetween(localDay(window.from, zone), localDay(window.to - 1, zone));
    for (const date of days) {
      const day = spanOfDays(date, date, zone);
      const booked = state.visits.filter(
        ({ from, isByProvider }) => !isByProvider && from >= day.from && from < day.to,
      );
      if (booked.length >= visitsPerDay) spans.push(day);
    }
  }
  return spans;
}

function touches(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/**
 * The set slots of a calendar within a window, and what each comes from: the one rule for the grid,
 * for what customers are offered and for what is booked. Marks take the place of the schedule,
 * visits the place of both; what is free around visits and what the rules keep from customers is
 * unavailable. `visits` are needed for a day around the window.
 */
export function calendarSlots(
  state: CalendarState,
  asked: { window: Span; audience: Audience; now: number; zone: string },
): SourcedSlot[] {
  const { window, audience, now, zone } = asked;
  const marks = state.marks
    .filter((mark) => touches(mark, window))
    .map((mark): SourcedSpan => ({ ...mark, source: 'mark' }));
  const visits = state.visits
    .filter((visit) => touches(visit, window))
    .map(
      ({ from, to, serviceItemId }): SourcedSpan => ({
        ...{ from, to, serviceItemId },
        ...{ status: 'booked', source: 'visit' },
      }),
    );
  const scheduled = without(scheduledSpans(state.schedule, window, zone), marks);
  const spans = [...visits, ...marks, ...scheduled];
  const kept = keptSpans(state).filter((span) => touches(span, window));
  const ruledOut = audience === 'customer' ? ruledOutSpans(state, window, now, zone) : [];
  return slotsOf(spans, window).map((slot) => {
    const during = { from: slot.startsAt, to: slot.startsAt + SLOT_MS };
    const isIn = (span: Span) => touches(span, during);
    const isFree = slot.status === 'available';
    if (isFree && kept.some(isIn)) return { ...slot, status: 'unavailable', source: 'kept' };
    if (isFree && ruledOut.some(isIn)) return { ...slot, status: 'unavailable', source: 'rule' };
    const cause = spans.find((span) => span.status === slot.status && isIn(span));
    return { ...slot, source: cause?.source ?? 'mark' };
  });
}
