import { DAY_MINUTES } from '@/lib/shared/domain/calendar/presets';
import { SLOT_MS, type Slot } from '@/lib/shared/domain/calendar/slots';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { toWallTime } from '@/lib/shared/time/wall-time';
import type { KnownDay } from './preview';

interface KnownVisit {
  id: string;
  startsAt: number;
  endsAt: number | null;
}

/**
 * Returns the part of the span on this day, in minutes of the day's clock. Null if no part is on
 * it.
 */
function minutesOn(date: LocalDate, span: Span, zone: string) {
  const day = spanOfDays(date, date, zone);
  const [from, to] = [Math.max(span.from, day.from), Math.min(span.to, day.to)];
  if (from >= to) return null;
  const minuteOf = (at: number) => {
    const wall = toWallTime(at, zone);
    return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  };
  return { from: minuteOf(from), to: to === day.to ? DAY_MINUTES : minuteOf(to) };
}

interface Known {
  visits: readonly KnownVisit[];
  slots: readonly Slot[];
  busy?: readonly { startsAt: number; endsAt: number }[] | undefined;
}

export function knownDays(
  dates: readonly LocalDate[],
  { visits, slots, busy = [] }: Known,
  zone: string,
): KnownDay[] {
  return dates.map((date) => ({
    date,
    visits: visits.flatMap(({ id, startsAt, endsAt }) => {
      const range = minutesOn(date, { from: startsAt, to: endsAt ?? startsAt + SLOT_MS }, zone);
      return range ? [{ id, ...range }] : [];
    }),
    marks: slots.flatMap(({ startsAt, status, source }) => {
      if (source !== 'mark' || (status !== 'available' && status !== 'unavailable')) return [];
      const range = minutesOn(date, { from: startsAt, to: startsAt + SLOT_MS }, zone);
      return range ? [{ status, ...range }] : [];
    }),
    busy: busy.flatMap(({ startsAt, endsAt }) => {
      const range = minutesOn(date, { from: startsAt, to: endsAt }, zone);
      return range ? [range] : [];
    }),
  }));
}
