import {
  type MarkedSpan,
  nearestStarts,
  offeredStarts,
  SLOT_MS,
  slotsNeeded,
  slotsOf,
  visitMinutes,
} from '@/lib/domain/calendar/slots';
import { AppError } from '@/lib/errors';
import type { Span } from '@/lib/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import { bookingHorizon } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

/** How far around a lost start others are looked for: mostly the first is far enough. */
const SEARCH_DAYS = [1, 7] as const;
const NEAREST = 3;
/** The longest visit; the table checks it too. */
const LONGEST_MINUTES = 24 * 60;

/** A service item as it was when it was booked. */
export interface BookedItem {
  id: number;
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

/** A visit that may be booked. */
export interface Visit {
  during: Span;
  durationMinutes: number;
  totalMinor: number;
  items: BookedItem[];
}

/** What a customer wants: a start (epoch ms) and items by id. */
export interface WantedVisit {
  start: number;
  itemIds: readonly number[];
}

/**
 * Refuses what would be wrong in any state of the calendar. Throws `AppError`s of code `invalid`.
 */
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

/** The part of the calendar that is needed to judge a start and to name others near it. */
export function searchWindow(start: number, now: number, days: number = SEARCH_DAYS[1]): Span {
  const centre = Math.max(start, now);
  return {
    from: Math.max(centre - days * DAY_MS, now - SLOT_MS),
    to: centre + days * DAY_MS + LONGEST_MINUTES * MINUTE_MS,
  };
}

/**
 * The visit that a customer may have, with length and price counted from the items as they are now.
 * `items` are those of the wanted ids that this calendar offers; `spans` are those that touch the
 * search window. Throws `invalid` for items that are not offered and starts that have passed, and
 * `slot_taken` with the nearest starts that fit for a start that is not offered.
 */
export function planVisit(
  wanted: WantedVisit,
  calendar: { items: readonly BookedItem[]; spans: readonly MarkedSpan[] },
  now: number,
): Visit {
  const items = wanted.itemIds.map((id) => calendar.items.find((item) => item.id === id));
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
  const { start } = wanted;
  const during = { from: start, to: start + slotsNeeded(durationMinutes) * SLOT_MS };
  const own = offeredStarts(slotsOf(calendar.spans, during), { durationMinutes, now });
  if (!own.includes(start)) {
    throw refusal(during, durationMinutes, calendar.spans, now);
  }
  const totalMinor = items.reduce((sum, item) => sum + item.priceMinor, 0);
  return { during, durationMinutes, totalMinor, items };
}

function refusal(
  during: Span,
  durationMinutes: number,
  spans: readonly MarkedSpan[],
  now: number,
): AppError {
  const details = { nearestStarts: findNearest(during.from, durationMinutes, spans, now) };
  if (during.from < now) {
    return new AppError('invalid', 'This time has passed. Please choose another time.', details);
  }
  const isBooked = spans.some(
    (span) => span.status === 'booked' && span.from < during.to && span.to > during.from,
  );
  return new AppError(
    'slot_taken',
    isBooked
      ? 'This time has just been taken. Please choose another time.'
      : 'The provider is not available at this time. Please choose another time.',
    details,
  );
}

function findNearest(
  start: number,
  durationMinutes: number,
  spans: readonly MarkedSpan[],
  now: number,
): number[] {
  const horizon = bookingHorizon(now, VENUE_ZONE.id);
  let nearest: number[] = [];
  for (const days of SEARCH_DAYS) {
    const slots = slotsOf(spans, searchWindow(start, now, days));
    const starts = offeredStarts(slots, { durationMinutes, now }).filter((at) => at < horizon);
    nearest = nearestStarts(starts, start, NEAREST);
    // The window may be shorter on one side; only starts within the shorter side are sure to be the
    // nearest.
    const reach = Math.max(start, now) + days * DAY_MS;
    if (nearest.length === NEAREST && nearest.every((at) => at <= reach)) break;
  }
  return nearest;
}
