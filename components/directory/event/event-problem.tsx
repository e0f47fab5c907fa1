import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { publicEventPath } from '@/lib/url/whats-on-url';

/** The page of an event when it cannot be read. */
export function EventProblem({ id }: { id: string }) {
  const t = useTexts('publicEvents.problem');
  return (
    <main className={pageVariants()}>
      <StatePage title={t('eventTitle')} cause={t('cause')}>
        <PageLink className={buttonVariants()} href={publicEventPath(id)}>
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </StatePage>
    </main>
  );
}
