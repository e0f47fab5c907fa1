import { SLOT_MINUTES } from '@/lib/domain/calendar/slots';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type KnownDay, previewDay } from './preview';
import type { Schedule } from './schedule';

/** How many days ahead a first open time is looked for. */
export const OPEN_DAYS_AHEAD = 60;

/** A time of a day, in minutes of its clock. */
export interface DayMinute {
  date: LocalDate;
  minute: number;
}

/**
 * The first time from `from` on at which a customer could begin a visit by the hours and rules: open,
 * far enough from other visits, not beyond the last day that can be booked, and on a day that still
 * takes visits. `days` are the known ones from today on; later ones are taken as neither booked nor
 * marked. Null if there is none in the next {@link OPEN_DAYS_AHEAD} days.
 */
export function firstOpen(
  days: readonly KnownDay[],
  schedule: Schedule,
  { today, from }: { today: LocalDate; from: DayMinute },
): DayMinute | null {
  const { beforeMinutes, afterMinutes, daysAhead, visitsPerDay } = schedule.rules;
  const apart = beforeMinutes + afterMinutes;
  const last = addDays(today, Math.min(daysAhead ?? OPEN_DAYS_AHEAD, OPEN_DAYS_AHEAD));
  for (let date = from.date; date <= last; date = addDays(date, 1)) {
    const day = days.find((known) => known.date === date) ?? { date, visits: [], marks: [] };
    if (visitsPerDay !== null && day.visits.length >= visitsPerDay) continue;
    const isFree = (minute: number) =>
      day.visits.every(
        (visit) => minute + SLOT_MINUTES <= visit.from - apart || minute >= visit.to + apart,
      );
    for (const block of previewDay(day, schedule, new Set()).blocks) {
      if (block.kind !== 'open') continue;
      for (let minute = block.from; minute < block.to; minute += SLOT_MINUTES) {
        if ((date > from.date || minute >= from.minute) && isFree(minute)) return { date, minute };
      }
    }
  }
  return null;
}
