import { PageLink } from '@/components/shared/links/page-link';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { pageVariants } from '@/components/shared/ui/page';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { OwnerStranger } from './owner-stranger';

type OwnerProblem = 'notFound' | 'stranger' | 'failed';

interface OwnerProblemPageProps {
  kind: 'service' | 'event';
  problem: OwnerProblem;
  retry: string;
}

export function OwnerProblemPage({ kind, problem, retry }: OwnerProblemPageProps) {
  const t = useTexts('owner.problem');
  const wayBack = useTexts('owner.wayBack');
  if (problem === 'stranger') return <OwnerStranger message={t('strangerCause', { kind })} />;
  const hasFailed = problem === 'failed';
  return (
    <main className={pageVariants()}>
      <StatePage
        title={t(problem, { kind })}
        cause={hasFailed ? t('failedCause', { kind }) : t('notFoundCause')}
        detail={hasFailed ? undefined : t('notFoundDetail', { kind })}
      >
        {hasFailed ? (
          <PageLink className={buttonVariants()} href={retry}>
            {t('tryAgain')}
          </PageLink>
        ) : null}
        <PageLink
          className={buttonVariants({ look: hasFailed ? 'secondary' : 'primary' })}
          href={paths.portal}
        >
          {wayBack('toPortal')}
        </PageLink>
      </StatePage>
    </main>
  );
}
