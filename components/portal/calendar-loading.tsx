import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Stands where the calendar will be, in its shape. */
export function CalendarLoading() {
  const t = useTexts('portal.panel');
  return (
    <div className="pb-12" aria-busy="true">
      <div className="flex flex-wrap items-center gap-3 pt-5 pb-4">
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
      <div className="h-7 max-w-100 animate-fade rounded-xs bg-skeleton" />
      <div
        className="mt-4 grid h-[max(26rem,calc(100dvh-9rem))] grid-cols-7 gap-0.5 overflow-hidden rounded-lg border border-line ps-17 max-lg:ps-11"
        aria-hidden="true"
      >
        {DAYS.map((day) => (
          <div key={day} className="animate-fade bg-skeleton" />
        ))}
      </div>
    </div>
  );
}
