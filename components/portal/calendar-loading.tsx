import { calendarWindowVariants } from '@/components/calendar/looks/calendar-window';
import { toolbarVariants } from '@/components/calendar/looks/toolbar';
import { headingVariants } from '@/components/ui/heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/texts/use-texts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Stands where the calendar will be, in its shape. */
export function CalendarLoading() {
  const t = useTexts('portal.panel');
  return (
    <div className="pb-12" aria-busy="true">
      <div className={toolbarVariants()}>
        <h1
          className={headingVariants({
            face: 'name',
            size: 'small',
            className: 'min-w-0 flex-1 max-mini:w-full',
          })}
        >
          {t('calendarHeading')}
        </h1>
        <p className="text-sm text-muted" role="status">
          {t('loading')}
        </p>
      </div>
      <Skeleton className="h-7 max-w-100" />
      <div
        className={calendarWindowVariants({
          view: 'week',
          className: 'grid h-[max(26rem,100dvh-9rem)] grid-cols-7 gap-0.5 ps-(--time-size)',
        })}
        aria-hidden="true"
      >
        {DAYS.map((day) => (
          <Skeleton key={day} className="rounded-none!" />
        ))}
      </div>
    </div>
  );
}
