import { headingVariants } from '@/components/ui/heading';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Stands where the calendar will be, in its shape. */
export function CalendarLoading() {
  return (
    <div className="cal" aria-busy="true">
      <div className="ctool">
        <h1
          className={headingVariants({ face: 'name', size: 'small', className: 'min-w-0 flex-1' })}
        >
          Calendar
        </h1>
        <p className="text-sm text-muted" role="status">
          Loading…
        </p>
      </div>
      <div className="animate-fade rounded-xs bg-skeleton h-7 max-w-100" />
      <div className="calscroll week cal-wait" aria-hidden="true">
        {DAYS.map((day) => (
          <div key={day} className="animate-fade rounded-xs bg-skeleton" />
        ))}
      </div>
    </div>
  );
}
