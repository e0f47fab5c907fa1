import type { CalendarView } from '@/lib/domain/calendar-moves';
import { dayParts, formatMonth, formatShortDay } from '@/lib/domain/format';
import { addDays, type LocalDate, mondayOf } from '@/lib/domain/local-date';

/** "17 to 23 November 2025", with the month and the year of the Monday where they are others. */
export function weekTitle(date: LocalDate): string {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  const [month = '', year = ''] = formatMonth(monday.slice(0, 7)).split(' ');
  const end = `${dayParts(sunday).day} ${formatMonth(sunday.slice(0, 7))}`;
  const isOneYear = end.endsWith(year);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const begin = [dayParts(monday).day, isOneMonth ? '' : month, isOneYear ? '' : year];
  return `${begin.filter(Boolean).join(' ')} to ${end}`;
}

/** What is on show: the week, or "Thu 20 Nov". */
export function calendarTitle(date: LocalDate, view: CalendarView): string {
  return view === 'week' ? weekTitle(date) : formatShortDay(`${date}T12:00:00Z`, 'UTC');
}
