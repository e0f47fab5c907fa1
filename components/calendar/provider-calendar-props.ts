import type { FirstWeek } from '@/components/calendar/week/calendar-store';
import type { CalendarView } from '@/lib/domain/calendar/moves';
import type { LocalDate } from '@/lib/time/local-date';

/** What the provider calendar is given (CAL-002). */
export interface ProviderCalendarProps {
  /** The calendar, the account's settlnProviders id. */
  providerId: string;
  /** Where the calendar's calls go: our own `/api`. */
  backendUrl: string;
  /** No blocking, unblocking or availability; booking and cancelling stay (rulings). */
  readOnly: boolean;
  /** Whether {host} can cancel all bookings of a telephone number at once. */
  cancelsCustomers: boolean;
  /** Whether {host} can clear what was marked, so that it follows the opening hours again. */
  clearsMarks: boolean;
  /** Whether {host} tells customers why their booking was cancelled. */
  takesReasons: boolean;
  /** The venue's zone. */
  zone: string;
  /** The day at the venue when the page was made. */
  today: LocalDate;
  /** The view that probably fits the visitor's window. */
  guess: CalendarView;
  first: FirstWeek;
}
