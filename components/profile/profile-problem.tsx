import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { RotateCw, Search } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import { product } from '@/lib/product';
import { useTexts } from '@/lib/texts/use-texts';
import { paths, providerPath } from '@/lib/url/paths';

/** PROF-019 to PROF-021. */
export type ProfileProblem = 'noId' | 'notFound' | 'failed';

export function ProfileProblemPage(props: {
  problem: ProfileProblem;
  serviceId: string;
  hasDirectory: boolean;
}) {
  const t = useTexts('profile.problem');
  const { problem, serviceId, hasDirectory } = props;
  return (
    <main className={pageVariants()}>
      <StatePage
        title={t(`${problem}Title`)}
        cause={t(`${problem}Cause`, { product: product.name })}
      >
        {problem === 'failed' ? (
          <PageLink className={buttonVariants()} href={providerPath(serviceId)}>
            <RotateCw />
            {t('tryAgain')}
          </PageLink>
        ) : hasDirectory ? (
          <PageLink className={buttonVariants()} href={paths.find}>
            <Search />
            {t('find')}
          </PageLink>
        ) : null}
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.home}>
          {t('home')}
        </PageLink>
      </StatePage>
    </main>
  );
}
