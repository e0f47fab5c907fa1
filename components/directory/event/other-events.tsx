import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { textLinkVariants } from '@/components/ui/text-link';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { EventCards } from '../event-card';

/** What else is on, those of the same organiser first; nothing where nothing is known. */
export function OtherEvents({ others }: { others: readonly UpcomingEvent[] }) {
  const t = useTexts('publicEvents.event');
  if (others.length === 0) return null;
  return (
    <section className={pageVariants({ className: 'pt-6 pb-16' })} aria-labelledby="others-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className={headingVariants({ size: 'medium' })} id="others-title">
          {t('others')}
        </h2>
        <PageLink className={textLinkVariants({ className: 'text-sm' })} href={whatsOnPath()}>
          {t('all')}
        </PageLink>
      </div>
      <EventCards events={others} />
    </section>
  );
}
