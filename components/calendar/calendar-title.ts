import type { CalendarView } from '@/lib/domain/calendar/moves';
import { dayParts, formatLongDate, formatMonth, formatShortDay } from '@/lib/time/format';
import { addDays, type LocalDate, mondayOf } from '@/lib/time/local-date';

/** "17 to 23 November 2025", with the month and the year of the Monday where they are others. */
function weekTitle(date: LocalDate): string {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  const [month = '', year = ''] = formatMonth(monday.slice(0, 7)).split(' ');
  const end = `${dayParts(sunday).day} ${formatMonth(sunday.slice(0, 7))}`;
  const isOneYear = end.endsWith(year);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const begin = [dayParts(monday).day, isOneMonth ? '' : month, isOneYear ? '' : year];
  return `${begin.filter(Boolean).join(' ')} to ${end}`;
}

/** "17 to 23 Nov", where there is little room; September is "Sep" there. */
function shortWeekTitle(date: LocalDate): string {
  const monday = mondayOf(date);
  const [first, last] = [monday, addDays(monday, 6)].map((day) => {
    const { day: number, month } = dayParts(day);
    return { number, month: month.slice(0, 3) };
  });
  const month = first?.month === last?.month ? '' : ` ${first?.month}`;
  return `${first?.number}${month} to ${last?.number} ${last?.month}`;
}

/** What is on show: the week, or "Thu 20 Nov"; and the same where there is little room. */
export function calendarTitle(date: LocalDate, view: CalendarView) {
  if (view === 'week') return { long: weekTitle(date), short: shortWeekTitle(date) };
  const noon = `${date}T12:00:00Z`;
  return { long: formatLongDate(noon, 'UTC'), short: formatShortDay(noon, 'UTC') };
}
