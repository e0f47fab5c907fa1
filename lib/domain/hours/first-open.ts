import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type KnownDay, previewDay } from './preview';
import type { Schedule } from './schedule';

export const OPEN_DAYS_AHEAD = 60;

export interface DayMinute {
  date: LocalDate;
  minute: number;
}

/**
 * Null if none in {@link OPEN_DAYS_AHEAD} days. Days after `days` count as neither booked nor
 * marked. `unknown`: the day may be full, since a day's maximum does not count the provider's own
 * visits.
 */
export function firstOpen(
  days: readonly KnownDay[],
  schedule: Schedule,
  { today, from }: { today: LocalDate; from: DayMinute },
): DayMinute | 'unknown' | null {
  const { beforeMinutes, afterMinutes, daysAhead, visitsPerDay } = schedule.rules;
  const apart = beforeMinutes + afterMinutes;
  const last = addDays(today, Math.min(daysAhead ?? OPEN_DAYS_AHEAD, OPEN_DAYS_AHEAD));
  for (let date = from.date; date <= last; date = addDays(date, 1)) {
    const day = days.find((known) => known.date === date) ?? { date, visits: [], marks: [] };
    const isMaybeFull = visitsPerDay !== null && day.visits.length >= visitsPerDay;
    const isFree = (minute: number) =>
      day.visits.every(
        (visit) => minute + SLOT_MINUTES <= visit.from - apart || minute >= visit.to + apart,
      );
    for (const block of previewDay(day, schedule, new Set()).blocks) {
      if (block.kind !== 'open') continue;
      const starts = Array.from(
        { length: Math.ceil((block.to - block.from) / SLOT_MINUTES) },
        (_, n) => block.from + n * SLOT_MINUTES,
      );
      const isOpen = (minute: number) =>
        (date !== from.date || minute >= from.minute) && isFree(minute);
      const minute = starts.find(isOpen);
      if (minute !== undefined) return isMaybeFull ? 'unknown' : { date, minute };
    }
  }
  return null;
}
