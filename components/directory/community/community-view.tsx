import { useTexts } from '#texts';
import { ServiceCards } from '@/components/directory/service-cards';
import { headingVariants } from '@/components/ui/heading';
import { pageVariants } from '@/components/ui/page';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import type { FoundService } from '@/lib/contract/shapes/directory/service-search';
import type { UpcomingEvent } from '@/lib/domain/directory/upcoming-event';
import { COMMUNITIES, type CommunityId } from '@/lib/domain/places/communities';
import { servicesOfCommunityPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { EventCards } from '../event-card';
import { CommunityHead } from './community-head';
import { CommunityLinks } from './community-links';
import { CommunityNews } from './community-news';
import { CommunityPart } from './community-part';
import { JumpBar } from './jump-bar';
import { NothingHere } from './nothing-here';

interface CommunityViewProps {
  id: CommunityId;
  services: readonly FoundService[];
  serviceCount: number;
  events: readonly UpcomingEvent[];
  eventCount: number;
  articles: readonly NewsArticle[];
  /** Epoch ms. */
  now: number;
}

/** Services, events and news of a community; a part that has nothing is left out. */
export function CommunityView(props: CommunityViewProps) {
  const { id, services, serviceCount, events, eventCount, articles, now } = props;
  const t = useTexts('communities.page');
  const isEmpty = services.length + events.length + articles.length === 0;
  const parts = [
    ...(services.length > 0 ? [{ id: 'services', words: t('services'), count: serviceCount }] : []),
    ...(events.length > 0 ? [{ id: 'events', words: t('events'), count: eventCount }] : []),
    ...(articles.length > 0 ? [{ id: 'news', words: t('news'), count: null }] : []),
  ];
  return (
    <main>
      <CommunityHead id={id} hasServices={services.length > 0} />
      <div className={pageVariants({ className: 'flex flex-col gap-10 pb-16' })}>
        {isEmpty ? <NothingHere /> : <JumpBar parts={parts} />}
        {services.length > 0 ? (
          <CommunityPart
            id="services"
            title={t('services')}
            all={{
              href: servicesOfCommunityPath(id),
              words: t('allServices', { count: serviceCount }),
            }}
          >
            <ServiceCards services={services} now={now} leads />
          </CommunityPart>
        ) : null}
        {events.length > 0 ? (
          <CommunityPart
            id="events"
            title={t('events')}
            all={{
              href: whatsOnPath({ communityId: id }),
              words: t('allEvents', { count: eventCount }),
            }}
          >
            <EventCards events={events} />
          </CommunityPart>
        ) : null}
        {articles.length > 0 ? (
          <CommunityPart
            id="news"
            title={t('news')}
            all={{ href: paths.news, words: t('allNews') }}
          >
            <CommunityNews articles={articles} />
          </CommunityPart>
        ) : null}
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
