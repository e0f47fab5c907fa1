import { CalendarClock } from 'lucide-react';

interface CalendarTabProps {
  /** The calendar (settlnProviderId); null for an account without one. */
  calendarId: string | null;
}

/** What the calendar will do, until opening hours can be set here. */
export function CalendarTab({ calendarId }: CalendarTabProps) {
  if (!calendarId) {
    return (
      <p className="note info my-6">
        Access Required – Please complete your provider registration to access the calendar.
      </p>
    );
  }
  return (
    <section className="empty" aria-labelledby="calendar-title">
      <CalendarClock className="size-12" aria-hidden="true" />
      <h1 className="display h1" id="calendar-title">
        Your calendar
      </h1>
      <p className="muted max-w-[46ch]">
        Setting your opening hours here arrives soon. Bookings that customers make are on the
        Bookings tab.
      </p>
    </section>
  );
}
