import { DAY_MINUTES } from '@/lib/domain/calendar/presets';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/calendar/slots';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type KnownDay, previewDay } from './preview';
import type { Schedule } from './schedule';

export interface DayMinute {
  date: LocalDate;
  minute: number;
}

interface AskedVisit {
  today: LocalDate;
  from: DayMinute;
  durationMinutes: number;
}

interface Start extends DayMinute {
  /** Minutes from the midnight before `days`. */
  at: number;
  isMaybeFull: boolean;
}

function freeStarts(days: readonly KnownDay[], schedule: Schedule): Start[] {
  const { beforeMinutes, afterMinutes, visitsPerDay } = schedule.rules;
  const apart = beforeMinutes + afterMinutes;
  const midnightOf = (place: number) => place * DAY_MINUTES;
  const visits = days.flatMap((day, place) =>
    day.visits.map(({ from, to }) => ({
      from: midnightOf(place) + from - apart,
      to: midnightOf(place) + to + apart,
    })),
  );
  return days.flatMap((day, place) => {
    const isMaybeFull = visitsPerDay !== null && day.visits.length >= visitsPerDay;
    const open = previewDay(day, schedule, new Set()).blocks.filter(({ kind }) => kind === 'open');
    return open
      .flatMap(({ from, to }) =>
        Array.from({ length: Math.ceil((to - from) / SLOT_MINUTES) }, (_, n) => {
          const minute = from + n * SLOT_MINUTES;
          return { date: day.date, minute, at: midnightOf(place) + minute, isMaybeFull };
        }),
      )
      .filter(({ at }) => visits.every(({ from, to }) => at + SLOT_MINUTES <= from || at >= to));
  });
}

/**
 * Null if none up to the last day that can be booked. `unknown`: it may lie after `days`, which
 * follow one another; or its day may be full, since a day's maximum does not count the provider's
 * own visits.
 */
export function firstOpen(
  days: readonly KnownDay[],
  schedule: Schedule,
  { today, from, durationMinutes }: AskedVisit,
): DayMinute | 'unknown' | null {
  const { daysAhead } = schedule.rules;
  const last = daysAhead === null ? null : addDays(today, daysAhead);
  const isIn = ({ date, minute }: DayMinute) =>
    (date > from.date || (date === from.date && minute >= from.minute)) &&
    (last === null || date <= last);
  const starts = freeStarts(days, schedule).filter(isIn);
  const needed = slotsNeeded(durationMinutes);
  for (const [place, { date, minute, at }] of starts.entries()) {
    const visit = starts.slice(place, place + needed);
    if (visit.length < needed || visit.at(-1)?.at !== at + (needed - 1) * SLOT_MINUTES) continue;
    return visit.some(({ isMaybeFull }) => isMaybeFull) ? 'unknown' : { date, minute };
  }
  const known = days.at(-1)?.date;
  return last !== null && known !== undefined && last <= known ? null : 'unknown';
}
