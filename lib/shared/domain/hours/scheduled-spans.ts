import { clockOf } from '@/lib/shared/domain/calendar/grid';
import { DAY_MINUTES } from '@/lib/shared/domain/calendar/presets';
import {
  type MarkedSpan,
  SLOT_MINUTES,
  SLOT_MS,
  type SlotSource,
} from '@/lib/shared/domain/calendar/slots';
import { localDay } from '@/lib/shared/time/format';
import { datesBetween, type LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';
import { toWallTime } from '@/lib/shared/time/wall-time';
import { hoursOn } from './hours-on';
import type { Schedule } from './schedule';

export interface SourcedSpan extends MarkedSpan {
  source: SlotSource;
}

export interface Day extends Span {
  date: LocalDate;
}

/** Returns whole days, and none if nothing depends on the day. */
export function daysOf(schedule: Schedule, window: Span, zone: string): Day[] {
  const { sets, special, isClosedOnHolidays, rules } = schedule;
  const isAsked = isClosedOnHolidays || rules.visitsPerDay !== null;
  if (sets.length + special.length === 0 && !isAsked) return [];
  return toDays(datesBetween(localDay(window.from, zone), localDay(window.to - 1, zone)), zone);
}

/** Asking a zone is slow, so a week without a clock change is asked about as a whole. */
export function toDays(dates: readonly LocalDate[], zone: string): Day[] {
  const [first, ...others] = dates.slice(0, 7);
  if (first === undefined) return [];
  const week = [first, ...others];
  const { from, to } = spanOfDays(first, week.at(-1) ?? first, zone);
  const days =
    to - from === week.length * DAY_MS
      ? week.map((date, n) => ({ date, from: from + n * DAY_MS, to: from + (n + 1) * DAY_MS }))
      : week.map((date) => ({ date, ...spanOfDays(date, date, zone) }));
  return [...days, ...toDays(dates.slice(7), zone)];
}

/**
 * A skipped time becomes the instant of the jump. Of a time that clocks show twice, the first
 * counts.
 */
function instantAt({ date, ...day }: Day, minute: number, zone: string): number {
  // For a day of 24 hours, the zone is not needed.
  if (day.to - day.from === DAY_MS) return day.from + minute * MINUTE_MS;
  const isShown = (wanted: number) =>
    toWallTime(instantOf(date, wanted, zone), zone).endsWith(clockOf(wanted % DAY_MINUTES));
  let last = minute;
  while (!isShown(last)) last -= SLOT_MINUTES;
  return instantOf(date, last, zone) + (last < minute ? SLOT_MS : 0);
}

export function scheduledSpans(
  schedule: Schedule,
  days: readonly Day[],
  zone: string,
): SourcedSpan[] {
  return days.flatMap((day): SourcedSpan[] => {
    const { source, ranges } = hoursOn(schedule, day.date);
    if (source === 'day-off') {
      return [{ from: day.from, to: day.to, status: 'unavailable', source }];
    }
    return ranges
      .map(({ from, to }) => ({
        from: instantAt(day, from, zone),
        to: instantAt(day, to, zone),
        status: 'available' as const,
        source,
      }))
      .filter(({ from, to }) => from < to);
  });
}
