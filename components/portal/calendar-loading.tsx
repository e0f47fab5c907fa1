const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Stands where the calendar will be, in its shape. */
export function CalendarLoading() {
  return (
    <div className="cal" aria-busy="true">
      <div className="ctool">
        <h1 className="name h3 grow">Calendar</h1>
        <p className="sm muted" role="status">
          Loading…
        </p>
      </div>
      <div className="sk h-7 max-w-100" />
      <div className="calscroll week cal-wait" aria-hidden="true">
        {DAYS.map((day) => (
          <div key={day} className="sk" />
        ))}
      </div>
    </div>
  );
}
