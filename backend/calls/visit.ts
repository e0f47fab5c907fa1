import { refusal } from '@/backend/texts/refusal';
import {
  nearestStarts,
  offeredStarts,
  SLOT_MS,
  slotsNeeded,
  visitMinutes,
} from '@/lib/shared/domain/calendar/slots';
import { type Audience, calendarSlots, keptAround } from '@/lib/shared/domain/hours/calendar-slots';
import { doesAll, type Person } from '@/lib/shared/domain/hours/people';
import { AppError } from '@/lib/shared/errors';
import { localDay } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { bookingHorizon, spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** How many days are searched for other free starts. Mostly the first number is enough. */
const SEARCH_DAYS = [1, 7] as const;
const NEAREST = 3;
/** The table has the same limit. */
const LONGEST_MINUTES = 24 * 60;

export interface BookedItem {
  id: number;
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

export interface VisitToBook {
  during: Span;
  /** The time of the visit with the time that is kept free around it. */
  kept: Span;
  durationMinutes: number;
  totalMinor: number;
  items: BookedItem[];
  personId: number;
  /** Set if several people work there. */
  person: { id: number; name: string } | undefined;
}

export interface WantedVisit {
  start: number;
  itemIds: readonly number[];
  /** The number of the wanted person. Anybody by default. */
  person?: number | undefined;
  /** This person is taken first, if free. */
  preferred?: number | undefined;
}

/** Checks that need no calendar. */
export function checkWanted({ start, itemIds }: WantedVisit, now: number): void {
  if (new Set(itemIds).size !== itemIds.length) {
    throw new AppError('invalid', refusal('serviceOnce'));
  }
  if (start % SLOT_MS !== 0) {
    throw new AppError('invalid', refusal('quarterHour'));
  }
  if (start >= bookingHorizon(now, VENUE_ZONE.id)) {
    throw new AppError('invalid', refusal('tooFarAhead'));
  }
}

export function searchWindow(start: number, now: number, days: number = SEARCH_DAYS[1]): Span {
  const centre = Math.max(start, now);
  return {
    from: Math.max(centre - days * DAY_MS, now - SLOT_MS),
    to: centre + days * DAY_MS + LONGEST_MINUTES * MINUTE_MS,
  };
}

/** The calendar is read in the same transaction that writes to it. */
interface Calendar {
  items: readonly BookedItem[];
  people: readonly Person[];
}

/** Customers are offered only people who do all items. */
function candidatesFor(
  { itemIds, person }: WantedVisit,
  people: readonly Person[],
  audience: Audience,
): Person[] {
  const named = people.filter(({ id }) => person === undefined || id === person);
  if (named.length === 0) {
    throw new AppError('invalid', refusal('personGone'));
  }
  if (audience === 'provider') return named;
  const able = named.filter((one) => doesAll(one, itemIds.map(String)));
  if (able.length > 0) return able;
  throw new AppError(
    'invalid',
    person === undefined ? refusal('nobodyDoesAll') : refusal('personDoesNot'),
  );
}

/**
 * Returns the preferred person, or else the one with the fewest visits that day, or else the first.
 */
function choose(free: readonly Person[], start: number, preferred: number | undefined) {
  const [only, ...others] = free;
  if (others.length === 0) return only;
  const date = localDay(start, VENUE_ZONE.id);
  const day = spanOfDays(date, date, VENUE_ZONE.id);
  const countOf = ({ calendar }: Person) =>
    calendar.visits.filter(({ from }) => from >= day.from && from < day.to).length;
  const [first] = [...free].sort((one, other) => countOf(one) - countOf(other));
  return free.find(({ id }) => id === preferred) ?? first;
}

interface Sought {
  wanted: WantedVisit;
  items: BookedItem[];
  people: readonly Person[];
  candidates: Person[];
  during: Span;
  durationMinutes: number;
  startsOf: (one: Person, window: Span) => number[];
}

interface Asked {
  now: number;
  audience: Audience;
}

function seek(
  wanted: WantedVisit,
  { items: offered, people }: Calendar,
  { now, audience }: Asked,
): Sought {
  const items = wanted.itemIds.map((id) => offered.find((item) => item.id === id));
  if (!items.every((item) => item !== undefined)) {
    throw new AppError('invalid', refusal('serviceGone'));
  }
  const durationMinutes = visitMinutes(items.map((item) => item.durationMinutes));
  if (durationMinutes > LONGEST_MINUTES) {
    throw new AppError('invalid', refusal('longerThanDay'));
  }
  const during = {
    from: wanted.start,
    to: wanted.start + slotsNeeded(durationMinutes) * SLOT_MS,
  };
  const candidates = candidatesFor(wanted, people, audience);
  const startsOf = ({ calendar }: Person, window: Span) =>
    offeredStarts(calendarSlots(calendar, { window, audience, now, zone: VENUE_ZONE.id }), {
      durationMinutes,
      now,
    });
  return { wanted, items, people, candidates, during, durationMinutes, startsOf };
}

function take(sought: Sought): VisitToBook | null {
  const { wanted, items, people, candidates, during, durationMinutes, startsOf } = sought;
  const free = candidates.filter((one) => startsOf(one, during).includes(during.from));
  const chosen = choose(free, during.from, wanted.preferred);
  if (!chosen) return null;
  return {
    during,
    kept: keptAround(during, chosen.calendar.schedule.rules),
    durationMinutes,
    totalMinor: items.reduce((sum, item) => sum + item.priceMinor, 0),
    items,
    personId: chosen.id,
    person: people.length > 1 ? { id: chosen.id, name: chosen.name } : undefined,
  };
}

/** Throws `slot_taken` with the nearest free starts. */
export function planVisit(wanted: WantedVisit, calendar: Calendar, asked: Asked): VisitToBook {
  const sought = seek(wanted, calendar, asked);
  const visit = take(sought);
  if (!visit) throw notFree(sought, asked.now);
  return visit;
}

/** Null if the start is not free; other starts are not searched. */
export function findFree(
  wanted: WantedVisit,
  calendar: Calendar,
  asked: Asked,
): VisitToBook | null {
  return take(seek(wanted, calendar, asked));
}

type StartsIn = (window: Span) => number[];

function notFree({ during, candidates, startsOf }: Sought, now: number): AppError {
  const startsIn = (window: Span) => {
    const starts = candidates.flatMap((one) => startsOf(one, window));
    return [...new Set(starts)].sort((a, b) => a - b);
  };
  const details = { nearestStarts: findNearest(during.from, startsIn, now) };
  if (during.from < now) {
    return new AppError('invalid', refusal('timePassed'), details);
  }
  const isBooked = candidates.some(({ calendar }) =>
    calendar.visits.some(({ from, to }) => from < during.to && to > during.from),
  );
  return new AppError(
    'slot_taken',
    isBooked ? refusal('timeTaken') : refusal('timeClosed'),
    details,
  );
}

function findNearest(start: number, startsIn: StartsIn, now: number): number[] {
  const horizon = bookingHorizon(now, VENUE_ZONE.id);
  let nearest: number[] = [];
  for (const days of SEARCH_DAYS) {
    const starts = startsIn(searchWindow(start, now, days)).filter((at) => at < horizon);
    nearest = nearestStarts(starts, start, NEAREST);
    // A start after `reach` may be farther away than one before the window, which was not searched.
    const reach = Math.max(start, now) + days * DAY_MS;
    if (nearest.length === NEAREST && nearest.every((at) => at <= reach)) break;
  }
  return nearest;
}
