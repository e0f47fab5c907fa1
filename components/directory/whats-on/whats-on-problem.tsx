import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { StatePage } from '@/components/site/state-page';
import { buttonVariants } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { pageVariants } from '@/components/ui/page';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import { whatsOnPath } from '@/lib/url/whats-on-url';

/** The list of events when it cannot be read. */
export function WhatsOnProblem({ choice }: { choice: EventChoice }) {
  const t = useTexts('publicEvents.problem');
  return (
    <main className={pageVariants()}>
      <StatePage title={t('title')} cause={t('cause')}>
        <PageLink className={buttonVariants()} href={whatsOnPath(choice)}>
          <RotateCw />
          {t('tryAgain')}
        </PageLink>
      </StatePage>
    </main>
  );
}
