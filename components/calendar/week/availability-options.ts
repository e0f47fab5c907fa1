import type { CalendarData } from '@/lib/domain/calendar/cells';
import type { GridDay } from '@/lib/domain/calendar/grid';
import type { LocalDate } from '@/lib/time/local-date';
import type { CalendarCalls } from './calendar-calls';
import type { CalendarStore } from './calendar-store';

/** What the mode needs of the calendar around it. */
export interface AvailabilityModeOptions {
  calls: CalendarCalls;
  store: CalendarStore;
  zone: string;
  today: LocalDate;
  /** The days on show, and what is known of their week. */
  days: readonly GridDay[];
  data: CalendarData | null;
}
