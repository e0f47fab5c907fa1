import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import type { CommunityId } from '@/lib/domain/places/communities';
import { communityPath } from '@/lib/url/communities-url';

/** The page of a community when it cannot be read. */
export function CommunityProblem({ id }: { id: CommunityId }) {
  const t = useTexts('communities.problem');
  return (
    <main className={pageVariants()}>
      <StatePage title={t('title')} cause={t('cause')}>
        <PageLink className={buttonVariants()} href={communityPath(id)}>
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </StatePage>
    </main>
  );
}
