import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { CommunityHead } from './community-head';
import { CommunityLinks } from './community-links';
import { CommunityParts } from './community-parts';
import { JumpBar } from './jump-bar';
import { NothingHere } from './nothing-here';
import type { ShownCommunity } from './shown-community';

/** A community with its parts; one that has nothing is left out. */
export function CommunityView({ community }: { community: ShownCommunity }) {
  const { id, services, serviceCount, events, eventCount, slates, slateCount, articles } =
    community;
  const t = useTexts('communities.page');
  const parts = [
    { id: 'services', words: t('services'), shown: services, count: serviceCount },
    { id: 'events', words: t('events'), shown: events, count: eventCount },
    { id: 'posts', words: t('posts'), shown: slates, count: slateCount },
    { id: 'news', words: t('news'), shown: articles, count: null },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <main>
      <CommunityHead id={id} hasServices={services.length > 0} />
      <div className={pageVariants({ className: 'flex flex-col gap-10 pb-16 md:pt-7' })}>
        {parts.length === 0 ? <NothingHere /> : <JumpBar parts={parts} />}
        {parts.length === 0 ? null : <CommunityParts community={community} />}
        <section aria-labelledby="others-title">
          <h2 className={headingVariants({ size: 'medium', className: 'pb-4' })} id="others-title">
            {t('others')}
          </h2>
          <CommunityLinks
            ids={COMMUNITIES.map((other) => other.id).filter((other) => other !== id)}
          />
        </section>
      </div>
    </main>
  );
}
