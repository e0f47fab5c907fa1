import { useEffect, useState } from 'react';
import { useTexts } from '#texts';
import type { DayLook, DayMark } from '@/components/calendar/grid/month-day';
import { MonthGrid } from '@/components/calendar/grid/month-grid';
import { HATCH } from '@/components/calendar/looks/hatch';
import { cardVariants } from '@/components/ui/card';
import { callApi } from '@/lib/api/call-api';
import { type AddedDays, isAmong, pressDay, reachDay } from '@/lib/domain/hours/added-days';
import { hoursOn } from '@/lib/domain/hours/hours-on';
import type { Schedule } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';

interface DaysMonthProps {
  calendarId: number;
  schedule: Schedule;
  today: LocalDate;
  /** The day whose month is on show at first. */
  start: LocalDate;
  added: AddedDays;
  onChange: (added: Partial<AddedDays>) => void;
}

const SOURCES = { 'day-off': 'dayOff', 'special-day': 'special', hours: 'working' } as const;
const WORDS = { dayOff: 'off', special: 'special', closed: 'closed' } as const;
const DOT = 'size-1.5 rounded-full bg-primary forced-colors:bg-[CanvasText]';

/** What the schedule makes of a day. */
function lookOf(schedule: Schedule, date: LocalDate) {
  const { source, ranges } = hoursOn(schedule, date);
  return source === 'hours' && ranges.length === 0 ? 'closed' : SOURCES[source];
}

/** The days of a month as they will be, from which those of the form are chosen too. */
export function DaysMonth(props: DaysMonthProps) {
  const { calendarId, schedule, today, start, added, onChange } = props;
  const t = useTexts('hours.daysOff');
  const [month, setMonth] = useState(start.slice(0, 7));
  const booked = useBookedDays(calendarId, month);
  const markOf = (date: LocalDate): DayMark => {
    const state = lookOf(schedule, date);
    const isChosen = isAmong(added, date);
    const visits = booked.get(date) ?? 0;
    const words = [
      isChosen ? t('adding') : '',
      state === 'working' ? '' : t(WORDS[state]),
      visits > 0 ? t('booked', { count: visits }) : '',
    ];
    const look: DayLook = isChosen ? 'adding' : date < today ? 'past' : state;
    const isDisabled = date < today;
    const icon = visits > 0 ? <span className={`absolute bottom-1 ${DOT}`} /> : undefined;
    return { look, isChosen, isDisabled, icon, note: words.filter(Boolean).join(', ') };
  };
  return (
    <>
      <section className={cardVariants({ padding: 'medium' })} aria-label={t('month')}>
        <MonthGrid
          start={start}
          today={today}
          markOf={markOf}
          onMonth={setMonth}
          onPick={(date) => onChange(pressDay(added, date))}
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
      <p className="text-sm text-muted">{t('order')}</p>
    </>
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

type Counts = ReadonlyMap<LocalDate, number>;

/** How many visits begin on the days around a month (YYYY-MM); what cannot be read is not shown. */
function useBookedDays(calendarId: number, month: string): Counts {
  const [counts, setCounts] = useState<Counts>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const route = 'GET /api/calendars/{calendarId}/booked-days';
    const options = { params: { calendarId }, query: { month }, signal };
    void callApi(route, undefined, options).then((result) => {
      if (!result.ok || signal.aborted) return;
      const found = result.answer.days.map(({ date, count }) => [date, count] as const);
      setCounts((known) => new Map([...known, ...found]));
    });
    return () => controller.abort();
  }, [calendarId, month]);
  return counts;
}
