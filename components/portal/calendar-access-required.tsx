import { Info } from 'lucide-react';

/** Instead of a calendar, for an account that has none yet (CAL-039). */
export function CalendarAccessRequired() {
  return (
    <p className="note info my-6">
      <Info className="i" />
      <span>
        Access Required – Please complete your provider registration to access the calendar.
      </span>
    </p>
  );
}
