import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { Spinner } from '@/components/shared/ui/spinner';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { longFormVariants } from './form-section';

export function FormLoading({ title }: { title: string }) {
  const t = useTexts('forms.loading');
  return (
    <main className={pageVariants({ className: longFormVariants() })} aria-busy="true">
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        {t('loading')}
      </p>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-13 w-full" />
    </main>
  );
}
