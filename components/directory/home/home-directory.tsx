import { useTexts } from '#texts';
import { EventCards } from '@/components/directory/event-card';
import { ServiceCards } from '@/components/directory/service-cards';
import type { FoundService } from '@/lib/contract/shapes/directory/service-search';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { ANYBODY, findPath } from '@/lib/url/find-url';
import { paths } from '@/lib/url/paths';
import { HomeCategories, type ServiceCounts } from './home-categories';
import { HomeCommunities } from './home-communities';
import { HomeOffer } from './home-offer';
import { HomeSearch } from './home-search';
import { HomeSection } from './home-section';

/** What the directory has for the landing page. */
export interface HomeContent {
  counts: ServiceCounts & { communities: readonly { id: number; count: number }[] };
  newest: readonly FoundService[];
  /** Those of the next seven days. */
  events: readonly UpcomingEvent[];
}

/** What there is to find, below what the landing page says of itself; what is empty is left out. */
export function HomeDirectory({ content, now }: { content: HomeContent; now: number }) {
  const t = useTexts('directory.home');
  const { counts, newest, events } = content;
  return (
    <>
      <HomeSearch />
      <HomeCategories {...counts} />
      {events.length > 0 ? (
        <HomeSection
          id="home-events"
          heading={t('events')}
          more={{ href: paths.whatsOn, label: t('allEvents') }}
        >
          <EventCards events={events} />
        </HomeSection>
      ) : null}
      {counts.total > 0 ? <HomeCommunities counts={counts.communities} /> : null}
      {newest.length > 0 ? (
        <HomeSection
          id="home-newest"
          heading={t('newest')}
          more={{ href: findPath({ ...ANYBODY, sort: 'newest' }), label: t('allNewest') }}
        >
          <ServiceCards services={newest} now={now} />
        </HomeSection>
      ) : null}
      <HomeOffer />
    </>
  );
}
