import { offeredStarts, type Slot } from '@/lib/shared/domain/calendar/slots';
import { clockAt } from '@/lib/shared/time/clock';
import { dayParts, formatDay, formatZone } from '@/lib/shared/time/format';
import { type LocalDate, noonOf } from '@/lib/shared/time/local-date';
import type { ItemOption } from './choice';

const PARTS = ['morning', 'afternoon', 'evening'] as const;

type Part = (typeof PARTS)[number];

export interface OfferedTime {
  startsAt: number;
  /** The time by the venue's clock, "10:45". */
  label: string;
  /** "CET". Set if it differs from the day's zone, because a clock change may repeat an hour. */
  zone?: string;
  /** The indexes of items that do not fit at this time. */
  unfit?: number[];
  /** True for the visit's own start, which is no choice when the visit is moved. */
  isOwn?: true;
}

export interface BookingDay {
  date: LocalDate;
  weekday: string;
  day: string;
  /** "Thursday 20 November" */
  heading: string;
  /** The zone at noon, "CET". */
  zone: string;
  count: number;
  parts: { name: Part; times: OfferedTime[] }[];
}

function partOf(minute: number): Part {
  const hour = minute / 60;
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

function toDay(
  date: LocalDate,
  times: OfferedTime[],
  { zone, locale }: Pick<WantedVisit, 'zone' | 'locale'>,
): BookingDay {
  const noon = noonOf(date);
  const dayZone = formatZone(noon, zone);
  const byPart: Record<Part, OfferedTime[]> = { morning: [], afternoon: [], evening: [] };
  for (const time of times) {
    const clock = clockAt(time.startsAt, zone, locale);
    const named = clock.zone === dayZone ? time : { ...time, zone: clock.zone };
    byPart[partOf(clock.minute)].push(named);
  }
  const parts = PARTS.map((name) => ({ name, times: byPart[name] })).filter(
    (part) => part.times.length > 0,
  );
  const { briefWeekday: weekday, day } = dayParts(date, locale);
  const heading = formatDay(noon, 'UTC', locale);
  const count = times.filter(({ isOwn }) => !isOwn).length;
  return { date, weekday, day, heading, zone: dayZone, count, parts };
}

interface WantedVisit {
  durationMinutes: number;
  options: readonly ItemOption[];
  /** Epoch ms. Earlier starts are not offered. */
  now: number;
  zone: string;
  locale: string;
  /** The current start of a visit to be moved, in epoch ms. */
  own?: number;
  /** Anybody by default. */
  people?: readonly number[] | undefined;
}

export function bookingDays(
  days: readonly LocalDate[],
  slots: readonly Slot[],
  { durationMinutes, options, now, zone, locale, own, people }: WantedVisit,
): BookingDay[] {
  const fitting = options.map(
    (option) =>
      new Set(
        offeredStarts(slots, {
          durationMinutes: option.durationMinutes,
          now,
          people: option.people ?? people,
        }),
      ),
  );
  const byDay = new Map<LocalDate, OfferedTime[]>(days.map((date) => [date, []]));
  for (const startsAt of offeredStarts(slots, { durationMinutes, now, people })) {
    const unfit = fitting.flatMap((starts, index) => (starts.has(startsAt) ? [] : [index]));
    // The person who is free may do none of the items.
    if (unfit.length > 0 && unfit.length === options.length) continue;
    const { day, label } = clockAt(startsAt, zone, locale);
    byDay.get(day)?.push({
      startsAt,
      label,
      ...(unfit.length > 0 && { unfit }),
      ...(startsAt === own && { isOwn: true }),
    });
  }
  return [...byDay].map(([date, times]) => toDay(date, times, { zone, locale }));
}

/** Returns null if the time is not, or no longer, offered. */
export function findOfferedTime(days: readonly BookingDay[], startsAt: number) {
  for (const day of days) {
    const times = day.parts.flatMap((part) => part.times);
    const time = times.find((offered) => offered.startsAt === startsAt);
    if (time) return { day, time };
  }
  return null;
}

/**
 * Returns the wanted day if it is in the week, or else the first day with times, or else the first
 * day.
 */
export function dayOnShow<D extends Pick<BookingDay, 'date' | 'count'>>(
  days: readonly D[],
  wanted: string,
): D | undefined {
  return days.find(({ date }) => date === wanted) ?? days.find(({ count }) => count > 0) ?? days[0];
}

export type Missing = 'serviceAndTime' | 'service' | 'time';

/** TIME-022 to TIME-024. */
export function findMissing(has: { item: boolean; time: boolean }): Missing | null {
  if (!has.item) return has.time ? 'service' : 'serviceAndTime';
  return has.time ? null : 'time';
}
