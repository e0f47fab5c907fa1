import { PageLink } from '@/components/shared/links/page-link';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';
import { EventCards } from '../event-card';
import { UnreadPage } from '../unread-page';

export function EventProblem({ id }: { id: string }) {
  const t = useTexts('publicEvents.problem');
  return <UnreadPage title={t('eventTitle')} path={publicEventPath(id)} />;
}

interface EventGoneProps {
  hasDirectory: boolean;
  others: readonly UpcomingEvent[];
}

/** For an event that was taken down, or that we never had. */
export function EventGone({ hasDirectory, others }: EventGoneProps) {
  const t = useTexts('publicEvents.problem');
  const event = useTexts('publicEvents.event');
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
      {others.length > 0 ? (
        <section className="grid gap-4 pb-16" aria-labelledby="others-title">
          <h2 className={headingVariants({ size: 'medium' })} id="others-title">
            {event('others')}
          </h2>
          <EventCards events={others} />
        </section>
      ) : null}
    </main>
  );
}
