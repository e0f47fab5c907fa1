import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ServiceCards } from '@/components/find/service-cards';
import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { CoverPicture } from '@/components/shared/ui/cover-picture';
import { headingVariants } from '@/components/shared/ui/heading';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { NewsArticle } from '@/lib/shared/contract/news';
import type { CommunitySlate } from '@/lib/shared/contract/slates';
import { DEFAULT_NEWS_RESIDENCE, newsOriginOf } from '@/lib/shared/domain/news/countries';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { postsPath, servicesOfCommunityPath } from '@/lib/shared/url/communities-url';
import { newsPath } from '@/lib/shared/url/news-url';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';
import { CommunityEvents } from './community-events';
import { PostCard } from './post-card';
import type { ShownCommunity } from './shown-community';

const partsVariants = cva('grid gap-x-12 gap-y-10', {
  variants: {
    // Each part goes to the first free place of its own column.
    isSplit: { true: 'lg:grid-flow-dense lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]', false: '' },
  },
});

export function CommunityParts({ community }: { community: ShownCommunity }) {
  const { id, services, serviceCount, events, eventCount, slates, slateCount, articles, now } =
    community;
  const t = useTexts('communities.page');
  const isSplit = services.length + slates.length > 0 && events.length + articles.length > 0;
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
          <ServiceCards services={services} now={now} inRows={isSplit} isOfOneCommunity />
        </CommunityPart>
      ) : null}
      {events.length > 0 ? (
        <CommunityPart
          id="events"
          title={t('events')}
          width={narrow}
          all={{
            href: whatsOnPath({ communityId: id, when: { kind: 'all' } }),
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
          all={{ href: postsPath(id), words: t('allPosts', { count: slateCount }) }}
        >
          <CommunityPosts slates={slates} now={now} />
        </CommunityPart>
      ) : null}
      {articles.length > 0 ? (
        <CommunityPart
          id="news"
          title={t('news')}
          width={narrow}
          all={{
            href: newsPath({ origin: newsOriginOf(id), residence: DEFAULT_NEWS_RESIDENCE }),
            words: t('allNews'),
          }}
        >
          <CommunityNews articles={articles} />
        </CommunityPart>
      ) : null}
    </div>
  );
}

interface CommunityPostsProps {
  slates: readonly CommunitySlate[];
  /** Epoch ms. */
  now: number;
}

/** Where posts stand two by two, the last one is left out if their number is odd. */
function CommunityPosts({ slates, now }: CommunityPostsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
      {slates.map((slate) => (
        <li className="min-w-0 sm:last:odd:not-first:hidden" key={slate.id}>
          <PostCard slate={slate} now={now} />
        </li>
      ))}
    </ul>
  );
}

interface CommunityPartProps {
  id: string;
  title: string;
  /** Null where all is shown. */
  all: { href: string; words: string } | null;
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

const partVariants = cva('min-w-0 scroll-mt-6', {
  variants: { width: { wide: 'lg:col-start-1', narrow: 'lg:col-start-2' } },
});

function CommunityPart({ id, title, all, width, children }: CommunityPartProps) {
  return (
    <section className={partVariants({ width })} id={id} aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className={headingVariants({ size: 'medium' })} id={`${id}-title`}>
          {title}
        </h2>
        {all ? (
          <PageLink className={textLinkVariants({ className: 'text-sm' })} href={all.href}>
            {all.words}
          </PageLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}

function CommunityNews({ articles }: { articles: readonly NewsArticle[] }) {
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ uuid, title, source, age, link, thumbnail }) => (
        <li className="py-3 first:pt-0" key={uuid}>
          <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] max-slim:grid-cols-1 items-center gap-3.5">
            <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
              <CoverPicture src={thumbnail} width={240} height={180} loading="lazy" />
            </div>
            <div className="min-w-0">
              <p className="text-sm text-muted">
                <bdi className="font-semibold">{source}</bdi>
                {source && age ? ' · ' : ''}
                <bdi>{age}</bdi>
              </p>
              <h3 className="text-base/5.5 font-semibold text-balance wrap-anywhere" dir="auto">
                {link ? (
                  <OutsideLink className={coveringLinkVariants({ around: 'row' })} href={link}>
                    {title}
                  </OutsideLink>
                ) : (
                  title
                )}
              </h3>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
