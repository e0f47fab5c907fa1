import { cva } from 'class-variance-authority';
import { useTexts } from '#texts';
import { ServiceCards } from '@/components/directory/service-cards';
import { servicesOfCommunityPath } from '@/lib/url/communities-url';
import { paths } from '@/lib/url/paths';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { CommunityEvents } from './community-events';
import { CommunityNews } from './community-news';
import { CommunityPart } from './community-part';
import { CommunityPosts } from './community-posts';
import type { ShownCommunity } from './shown-community';

const partsVariants = cva('grid gap-x-12 gap-y-10', {
  variants: {
    // Each part goes to the first place that is free in its own column.
    isSplit: { true: 'lg:grid-flow-dense lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]', false: '' },
  },
});

/**
 * Services and posts, and beside them events and news where there is room; one below the other where
 * there is none, and where nothing would stand beside.
 */
export function CommunityParts({ community }: { community: ShownCommunity }) {
  const { id, services, serviceCount, events, eventCount, slates, slateCount, articles, now } =
    community;
  const t = useTexts('communities.page');
  const isSplit = services.length + slates.length > 0 && events.length + articles.length > 0;
  // Wide screens show two of three.
  const hasMorePosts = slateCount > slates.length || slates.length === 3;
  const wide = isSplit ? 'wide' : undefined;
  const narrow = isSplit ? 'narrow' : undefined;
  return (
    <div className={partsVariants({ isSplit })}>
      {services.length > 0 ? (
        <CommunityPart
          id="services"
          title={t('services')}
          width={wide}
          all={{
            href: servicesOfCommunityPath(id),
            words: t('allServices', { count: serviceCount }),
          }}
        >
          <ServiceCards services={services} now={now} isBeside={isSplit} />
        </CommunityPart>
      ) : null}
      {events.length > 0 ? (
        <CommunityPart
          id="events"
          title={t('events')}
          width={narrow}
          all={{
            href: whatsOnPath({ communityId: id }),
            words: t('allEvents', { count: eventCount }),
          }}
        >
          <CommunityEvents events={events} />
        </CommunityPart>
      ) : null}
      {slates.length > 0 ? (
        <CommunityPart
          id="posts"
          title={t('posts')}
          width={wide}
          all={hasMorePosts ? { href: paths.downloadApp, words: t('allPosts') } : null}
        >
          <CommunityPosts slates={slates} now={now} />
        </CommunityPart>
      ) : null}
      {articles.length > 0 ? (
        <CommunityPart
          id="news"
          title={t('news')}
          width={narrow}
          all={{ href: paths.news, words: t('allNews') }}
        >
          <CommunityNews articles={articles} />
        </CommunityPart>
      ) : null}
    </div>
  );
}
