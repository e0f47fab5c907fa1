import { pageVariants } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { useTexts } from '@/lib/texts/use-texts';

/** Shown until {host} has answered whether the person has an account. */
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
