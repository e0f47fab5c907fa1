import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { useTexts } from '@/lib/texts/use-texts';

/** Stands where a tab's part of the dashboard will be. */
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
