import {
  nearestStarts,
  offeredStarts,
  SLOT_MS,
  slotsNeeded,
  visitMinutes,
} from '@/lib/domain/calendar/slots';
import {
  type Audience,
  type CalendarState,
  calendarSlots,
  keptAround,
} from '@/lib/domain/hours/calendar-slots';
import { AppError } from '@/lib/errors';
import type { Span } from '@/lib/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { bookingHorizon } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** Mostly the first is far enough. */
const SEARCH_DAYS = [1, 7] as const;
const NEAREST = 3;
/** The table checks it too. */
const LONGEST_MINUTES = 24 * 60;

export interface BookedItem {
  id: number;
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

export interface Visit {
  during: Span;
  /** With the time that the rules keep free around it. */
  kept: Span;
  durationMinutes: number;
  totalMinor: number;
  items: BookedItem[];
}

/** Start in epoch ms. */
export interface WantedVisit {
  start: number;
  itemIds: readonly number[];
}

/** What is wrong in any state of the calendar. Throws `invalid`. */
export function checkWanted({ start, itemIds }: WantedVisit, now: number): void {
  if (new Set(itemIds).size !== itemIds.length) {
    throw new AppError('invalid', 'Choose each service once. Please choose your services again.');
  }
  if (start % SLOT_MS !== 0) {
    throw new AppError('invalid', 'Visits start on the quarter hour. Please choose a listed time.');
  }
  if (start >= bookingHorizon(now, VENUE_ZONE.id)) {
    throw new AppError('invalid', 'This time is too far ahead. Please choose an earlier one.');
  }
}

export function searchWindow(start: number, now: number, days: number = SEARCH_DAYS[1]): Span {
  const centre = Math.max(start, now);
  return {
    from: Math.max(centre - days * DAY_MS, now - SLOT_MS),
    to: centre + days * DAY_MS + LONGEST_MINUTES * MINUTE_MS,
  };
}

/** Read in one transaction with what is written. */
interface Calendar {
  items: readonly BookedItem[];
  state: CalendarState;
}

/**
 * Length and price are counted from the items as they are now. Throws `invalid`, and `slot_taken`
 * with the nearest starts that fit.
 */
export function planVisit(
  wanted: WantedVisit,
  { items: offered, state }: Calendar,
  { now, audience }: { now: number; audience: Audience },
): Visit {
  const items = wanted.itemIds.map((id) => offered.find((item) => item.id === id));
  if (!items.every((item) => item !== undefined)) {
    throw new AppError(
      'invalid',
      'A chosen service is no longer offered. Please choose your services again.',
    );
  }
  const durationMinutes = visitMinutes(items.map((item) => item.durationMinutes));
  if (durationMinutes > LONGEST_MINUTES) {
    throw new AppError('invalid', 'These services take longer than a day. Please book them apart.');
  }
  const during = {
    from: wanted.start,
    to: wanted.start + slotsNeeded(durationMinutes) * SLOT_MS,
  };
  const startsIn = (window: Span) =>
    offeredStarts(calendarSlots(state, { window, audience, now, zone: VENUE_ZONE.id }), {
      durationMinutes,
      now,
    });
  if (!startsIn(during).includes(during.from)) throw refusal(during, state, startsIn, now);
  return {
    during,
    kept: keptAround(during, state.schedule.rules),
    durationMinutes,
    totalMinor: items.reduce((sum, item) => sum + item.priceMinor, 0),
    items,
  };
}

type StartsIn = (window: Span) => number[];

function refusal(during: Span, state: CalendarState, startsIn: StartsIn, now: number): AppError {
  const details = { nearestStarts: findNearest(during.from, startsIn, now) };
  if (during.from < now) {
    return new AppError('invalid', 'This time has passed. Please choose another time.', details);
  }
  const isBooked = state.visits.some(({ from, to }) => from < during.to && to > during.from);
  return new AppError(
    'slot_taken',
    isBooked
      ? 'This time has just been taken. Please choose another time.'
      : 'The provider is not available at this time. Please choose another time.',
    details,
  );
}

function findNearest(start: number, startsIn: StartsIn, now: number): number[] {
  const horizon = bookingHorizon(now, VENUE_ZONE.id);
  let nearest: number[] = [];
  for (const days of SEARCH_DAYS) {
    const starts = startsIn(searchWindow(start, now, days)).filter((at) => at < horizon);
    nearest = nearestStarts(starts, start, NEAREST);
    // Only starts within the shorter side are sure to be the nearest.
    const reach = Math.max(start, now) + days * DAY_MS;
    if (nearest.length === NEAREST && nearest.every((at) => at <= reach)) break;
  }
  return nearest;
}
