import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { pageVariants } from '@/components/ui/page';
import { product } from '@/lib/product';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { UnreadPage } from '../unread-page';

/** The page of an event when it cannot be read. */
export function EventProblem({ id }: { id: string }) {
  const t = useTexts('publicEvents.problem');
  return <UnreadPage title={t('eventTitle')} path={publicEventPath(id)} />;
}

/** The page of an event that nobody may see: taken down, or none of ours. */
export function EventGone({ hasDirectory }: { hasDirectory: boolean }) {
  const t = useTexts('publicEvents.problem');
  return (
    <main className={pageVariants()}>
      <StatePage title={t('goneTitle')} cause={t('goneCause', { product: product.name })}>
        {hasDirectory ? (
          <PageLink className={buttonVariants()} href={paths.whatsOn}>
            {t('whatsOn')}
          </PageLink>
        ) : null}
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.home}>
          {t('home')}
        </PageLink>
      </StatePage>
    </main>
  );
}
