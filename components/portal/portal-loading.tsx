import { calendarWindowVariants, toolbarVariants } from '@/components/calendar/grid/calendar-frame';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { Spinner } from '@/components/shared/ui/spinner';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function CheckingAccount() {
  const t = useTexts('portal.checking');
  return (
    <main className={pageVariants({ className: 'grid gap-5 py-6' })} aria-busy="true">
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        {t('checking')}
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-48 w-full" />
    </main>
  );
}

export function PanelLoading() {
  const t = useTexts('portal.panel');
  return (
    <div className="grid gap-5 py-6" aria-busy="true">
      <h1 className="sr-only">{t('heading')}</h1>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        {t('loading')}
      </p>
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

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
