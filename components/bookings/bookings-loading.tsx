import { headingVariants } from '@/components/ui/heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/texts/use-texts';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands where the bookings will be: the note, the head, the filters, and rows as high as visits. */
export function BookingsLoading() {
  const t = useTexts('portal.panel');
  const bookings = useTexts('portal.visits');
  return (
    <div className="pt-4 pb-16" aria-busy="true">
      <h1 className="sr-only">{t('heading')}</h1>
      <Skeleton className="h-16 w-full rounded-md" />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-8 pb-5">
        <p className={headingVariants({ size: 'large' })}>{bookings('heading')}</p>
        <p className="text-sm text-muted" role="status">
          {t('loading')}
        </p>
        <Skeleton className="h-12 w-full md:max-w-80" />
      </div>
      <Skeleton className="mb-5 h-11 max-w-100 rounded-pill" />
      <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 md:gap-x-6" aria-hidden="true">
        <Skeleton className="h-18 w-15 rounded-t-pill md:row-span-2" />
        <Skeleton className="mt-2 mb-4 h-7 max-w-80" />
        <div className="col-span-2 max-md:mt-3 md:col-span-1 md:col-start-2">
          {ROWS.map((row) => (
            <div
              className="flex h-30 items-center border-t border-line last:border-b md:h-[4.3125rem]"
              key={row}
            >
              <Skeleton className="h-5 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
