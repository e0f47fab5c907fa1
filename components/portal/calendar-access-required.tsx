/** Instead of a calendar, for an account that has none yet (provider §4). */
export function CalendarAccessRequired() {
  return (
    <p className="note info my-6">
      Access Required – Please complete your provider registration to access the calendar.
    </p>
  );
}
