import { CALENDAR_VIEWS, type CalendarView } from '@/lib/domain/calendar/moves';
import { toIso } from '@/lib/time/instant';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import type { Span } from '@/lib/time/span';
import type { SearchParams } from './booking-url';
import { portalPath } from './portal-url';

/** What the portal's URL says about its calendar; null for what it does not say. */
export interface CalendarState {
  /** If null, the width of the window decides. */
  view: CalendarView | null;
  /** The day that is shown, or a day of the week that is shown; if null, today. */
  date: LocalDate | null;
}

function first(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/** Reads the calendar's state; an unknown view and a day that does not exist become null. */
export function parseCalendarState(params: SearchParams): CalendarState {
  const [view, date] = [first(params.view), first(params.date)];
  return {
    view: CALENDAR_VIEWS.find((name) => name === view) ?? null,
    date: isLocalDate(date) ? date : null,
  };
}

/** The address of the calendar with a view and a day. */
export function calendarPath({ view, date }: Partial<CalendarState>): string {
  const query = new URLSearchParams();
  if (view) query.set('view', view);
  if (date) query.set('date', date);
  return query.size > 0 ? `${portalPath('calendar')}&${query}` : portalPath('calendar');
}

/** The query of a window of slots, as our own `/api` takes it. */
export function windowQuery({ from, to }: Span) {
  return { startTime: toIso(from), endTime: toIso(to) };
}
