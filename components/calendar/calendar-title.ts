import type { CalendarView } from '@/lib/shared/domain/calendar/moves';
import type { Texts } from '@/lib/shared/texts/texts';
import {
  briefMonth,
  dayParts,
  formatDayWithin,
  formatLongDate,
  formatShortDay,
} from '@/lib/shared/time/format';
import { addDays, type LocalDate, mondayOf, noonOf } from '@/lib/shared/time/local-date';

/** "17 to 23 November 2025" */
function weekTitle(date: LocalDate, t: Texts<'calendar.toolbar'>): string {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  const differs = (length: number) => monday.slice(0, length) !== sunday.slice(0, length);
  return t('weekTitle', {
    first: formatDayWithin(monday, { month: differs(7), year: differs(4) }, t.locale),
    last: formatDayWithin(sunday, { month: true, year: true }, t.locale),
  });
}

function shortWeekTitle(date: LocalDate, t: Texts<'calendar.toolbar'>): string {
  const monday = mondayOf(date);
  const [first, last] = [monday, addDays(monday, 6)].map((day) => ({
    number: dayParts(day, t.locale).day,
    month: briefMonth(day, t.locale),
  }));
  const month = first?.month === last?.month ? '' : ` ${first?.month}`;
  return t('weekTitle', {
    first: `${first?.number}${month}`,
    last: `${last?.number} ${last?.month}`,
  });
}

export function calendarTitle(date: LocalDate, view: CalendarView, t: Texts<'calendar.toolbar'>) {
  if (view === 'week') return { long: weekTitle(date, t), short: shortWeekTitle(date, t) };
  const noon = noonOf(date);
  return {
    long: formatLongDate(noon, 'UTC', t.locale),
    short: formatShortDay(noon, 'UTC', t.locale),
  };
}
