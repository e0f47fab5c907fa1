import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DayLook, DayMark } from '@/components/calendar/grid/month-day';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { answerOf } from '@/components/shared/queries/query-provider';
import { cardVariants } from '@/components/shared/ui/card';
import { HATCH } from '@/components/shared/ui/hatch';
import { callApi } from '@/lib/shared/api/call-api';
import {
  type AddedDays,
  isAmong,
  pressDay,
  reachDay,
  toSpecialDays,
} from '@/lib/shared/domain/hours/added-days';
import { hoursOn } from '@/lib/shared/domain/hours/hours-on';
import { coversDay } from '@/lib/shared/domain/hours/repeat';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';

interface DaysMonthProps {
  calendarId: number;
  schedule: Schedule;
  today: LocalDate;
  start: LocalDate;
  added: AddedDays;
  onChange: (added: Partial<AddedDays>) => void;
}

const SOURCES = { 'day-off': 'dayOff', 'special-day': 'special', hours: 'working' } as const;
const WORDS = { dayOff: 'off', special: 'special', closed: 'closed' } as const;
const DOT = 'size-1.5 rounded-full bg-primary forced-colors:bg-[CanvasText]';

function lookOf(schedule: Schedule, date: LocalDate) {
  const { source, ranges } = hoursOn(schedule, date);
  return source === 'hours' && ranges.length === 0 ? 'closed' : SOURCES[source];
}

export function DaysMonth(props: DaysMonthProps) {
  const { calendarId, schedule, today, start, added, onChange } = props;
  const t = useTexts('hours.daysOff');
  const [month, setMonth] = useState(start.slice(0, 7));
  const booked = useBookedDays(calendarId, month);
  const days = toSpecialDays(added);
  const markOf = (date: LocalDate): DayMark => {
    const state = lookOf(schedule, date);
    const isChosen = isAmong(added, date);
    const isAdding = isChosen || (days !== null && coversDay(days, date));
    const visits = booked.get(date) ?? 0;
    const words = [
      isAdding ? t('adding') : '',
      state === 'working' ? '' : t(WORDS[state]),
      visits > 0 ? t('booked', { count: visits }) : '',
    ];
    const look: DayLook = isAdding ? 'adding' : date < today ? 'past' : state;
    const isDisabled = date < today;
    const icon = visits > 0 ? <span className={`absolute bottom-1 ${DOT}`} /> : undefined;
    return { look, isChosen, isDisabled, icon, note: withCommas(words, t.locale) };
  };
  return (
    <section className={cardVariants({ padding: 'medium' })} aria-labelledby="days-month">
      <h2 id="days-month" className="sr-only">
        {t('month')}
      </h2>
      <MonthGrid
        start={start}
        today={today}
        markOf={markOf}
        onMonth={setMonth}
        onPick={(date) => {
          onChange(pressDay(added, date));
          bringForm(date);
        }}
        onReach={(from, date) => {
          if (from >= today && date >= today) onChange(reachDay(added, from, date));
        }}
      />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-hidden="true">
        <Key look={`rounded-xs ${HATCH}`} text={t('off')} />
        <Key look="rounded-xs border-2 border-highlight bg-wash" text={t('special')} />
        <Key look="rounded-xs bg-soft" text={t('adding')} />
        <li className="flex items-center gap-2">
          <span className={`mx-2.5 ${DOT}`} />
          {t('bookedKey')}
        </li>
      </ul>
    </section>
  );
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`h-4 w-6 ${look}`} />
      {text}
    </li>
  );
}

/** The number of bookings by day, for a month (YYYY-MM) and the days around it. */
function useBookedDays(calendarId: number, month: string): ReadonlyMap<LocalDate, number> {
  const route = 'GET /api/calendars/{calendarId}/booked-days';
  const { data } = useQuery({
    queryKey: ['booked-days', calendarId, month],
    queryFn: ({ signal }) =>
      answerOf(callApi(route, undefined, { params: { calendarId }, query: { month }, signal })),
    placeholderData: keepPreviousData,
  });
  return new Map((data?.days ?? []).map(({ date, count }) => [date, count]));
}

const BAR_HEIGHT = 96;

/**
 * If the form below is out of sight, as on phones, this scrolls the pressed day up, so that both
 * are seen.
 */
function bringForm(date: LocalDate): void {
  const form = document.getElementById('off-repeat');
  const isSeen = !form || form.getBoundingClientRect().bottom <= window.innerHeight - BAR_HEIGHT;
  if (!isSeen) document.querySelector(`[data-date="${date}"]`)?.scrollIntoView({ block: 'start' });
}
