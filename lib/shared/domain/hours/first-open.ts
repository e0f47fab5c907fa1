import { DAY_MINUTES } from '@/lib/shared/domain/calendar/presets';
import { offeredStarts, SLOT_MINUTES, slotsNeeded } from '@/lib/shared/domain/calendar/slots';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { MINUTE_MS } from '@/lib/shared/time/units';
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

interface OpenSlot extends DayMinute {
  /** Minutes from the midnight before `days`. */
  at: number;
  isMaybeFull: boolean;
}

function openSlots(days: readonly KnownDay[], schedule: Schedule): OpenSlot[] {
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
 * Returns null if nothing is open until the last day that can be booked. `unknown` means that the
 * first open time may be after `days`, which follow one another. Or its day may be full, because a
 * day's maximum does not count the provider's own visits.
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
  const open = openSlots(days, schedule).filter(isIn);
  const slots = open.map(({ at }) => ({ startsAt: at * MINUTE_MS, status: 'available' as const }));
  const [start] = offeredStarts(slots, { durationMinutes, now: 0 });
  const place = slots.findIndex(({ startsAt }) => startsAt === start);
  const first = open[place];
  if (first) {
    const visit = open.slice(place, place + slotsNeeded(durationMinutes));
    const { date, minute } = first;
    return visit.some(({ isMaybeFull }) => isMaybeFull) ? 'unknown' : { date, minute };
  }
  const known = days.at(-1)?.date;
  return last !== null && known !== undefined && last <= known ? null : 'unknown';
}
