import { localDay } from '@/lib/shared/time/format';
import {
  addDays,
  daysFrom,
  firstOfMonth,
  type LocalDate,
  mondayOf,
  weekdayOf,
} from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { UpcomingEvent } from './upcoming-event';

/** Both included. */
export interface DaySpan {
  first: LocalDate;
  last: LocalDate;
}

export interface EventDay<Happening> {
  day: LocalDate;
  events: Happening[];
}

type Timed = Pick<UpcomingEvent, 'startsAt' | 'endsAt' | 'zone'>;

/** An event that ends this long after midnight still belongs to the evening before. */
const NIGHT_MS = 6 * HOUR_MS;

/** In the event's zone. */
export function daysOf({ startsAt, endsAt, zone }: Timed): DaySpan {
  const first = localDay(startsAt, zone);
  const last = localDay(Math.max(startsAt, endsAt - NIGHT_MS), zone);
  return { first, last };
}

/** Also true if the event ends in the night after its first day. */
export function isOnOneDay(event: Timed): boolean {
  const { first, last } = daysOf(event);
  return first === last;
}

export function restOfWeek(today: LocalDate): DaySpan {
  return { first: today, last: addDays(mondayOf(today), 6) };
}

export function weekOf(day: LocalDate): DaySpan {
  return { first: mondayOf(day), last: addDays(mondayOf(day), 6) };
}

/** On a Sunday, the weekend is only that day. */
export function weekendOf(today: LocalDate): DaySpan {
  const saturday = addDays(mondayOf(today), 5);
  return { first: weekdayOf(today) === 6 ? today : saturday, last: addDays(saturday, 1) };
}

/** `month` is YYYY-MM. Past days are left out. */
export function monthOf(month: string, today: LocalDate): DaySpan {
  const first = `${month}-01`;
  const last = addDays(firstOfMonth(first, 1), -1);
  return { first: first < today && today <= last ? today : first, last };
}

/** Returns the month in which next Monday is. */
export function monthAhead(today: LocalDate): string {
  return addDays(mondayOf(today), 7).slice(0, 7);
}

/** The weeks begin with this week's Monday. */
export function fiveWeeks(today: LocalDate): LocalDate[] {
  return daysFrom(mondayOf(today), 35);
}

/**
 * Returns the first day of the event in the span, or null. An event that began before `now` (epoch
 * ms) is listed today.
 */
function listedDay(
  event: Timed,
  span: DaySpan,
  { now, today }: { now: number; today: LocalDate },
): LocalDate | null {
  const { first, last } = daysOf(event);
  const isOn = event.startsAt <= now && now < event.endsAt;
  const until = isOn && last < today ? today : last;
  if (first > span.last || until < span.first) return null;
  const from = isOn && first < today ? today : first;
  const [, day = from] = [from, span.first].sort();
  return day > span.last || day > until ? null : day;
}

/** Each event's own zone decides about its day. Days without events are left out. */
export function groupByDay<Happening extends Timed>(
  events: readonly Happening[],
  span: DaySpan,
  clock: { now: number; today: LocalDate },
): EventDay<Happening>[] {
  const byDay = new Map<LocalDate, Happening[]>();
  for (const event of events) {
    const day = listedDay(event, span, clock);
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, found]) => ({ day, events: found.sort((a, b) => a.startsAt - b.startsAt) }));
}
