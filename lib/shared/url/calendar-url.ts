import { CALENDAR_VIEWS, type CalendarView } from '@/lib/shared/domain/calendar/moves';
import { toIso } from '@/lib/shared/time/instant';
import { isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { parsePerson } from './booking-url';
import { portalPath } from './portal-url';
import { firstOf, type SearchParams } from './search-params';

export interface CalendarState {
  /** If it is null, the width of the window decides. */
  view: CalendarView | null;
  /** The day that is shown, or a day of the week that is shown. Null for today. */
  date: LocalDate | null;
  /** A person's number; null for the first. */
  person: number | null;
}

export function parseCalendarState(params: SearchParams): CalendarState {
  const [view, date] = [firstOf(params.view), firstOf(params.date)];
  return {
    view: CALENDAR_VIEWS.find((name) => name === view) ?? null,
    date: isLocalDate(date) ? date : null,
    person: parsePerson(firstOf(params.person)),
  };
}

export function calendarPath({ view, date, person }: Partial<CalendarState>): string {
  const query = new URLSearchParams();
  if (view) query.set('view', view);
  if (date) query.set('date', date);
  if (person != null) query.set('person', String(person));
  return query.size > 0 ? `${portalPath('calendar')}&${query}` : portalPath('calendar');
}

export function windowQuery({ from, to }: Span, person: number | null = null) {
  const window = { startTime: toIso(from), endTime: toIso(to) };
  return person === null ? window : { ...window, person: String(person) };
}
