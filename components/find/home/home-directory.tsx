import { EventCards } from '@/components/find/event-card';
import { ServiceCards } from '@/components/find/service-cards';
import { PageLink } from '@/components/shared/links/page-link';
import { AskCommunity, CommunityFirst } from '@/components/shared/own-community/community-first';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Store } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import type { FoundService } from '@/lib/shared/contract/service-search';
import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';
import { ANYBODY, findPath } from '@/lib/shared/url/find-url';
import { paths } from '@/lib/shared/url/paths';
import { whatsOnPath } from '@/lib/shared/url/whats-on-url';
import { HomeCategories, type ServiceCounts } from './home-categories';
import { HomeSection } from './home-section';

export interface HomeContent {
  counts: ServiceCounts & { communities: readonly { id: number; count: number }[] };
  /** What is listed for the community that comes first. */
  own: { community: CommunityId; total: number; services: readonly FoundService[] } | null;
  newest: readonly FoundService[];
  /** The events of the next seven days. */
  events: readonly UpcomingEvent[];
}

export function HomeDirectory({ content, now }: { content: HomeContent; now: number }) {
  const t = useTexts('directory.home');
  const when = useTexts('publicEvents.when');
  const { counts, own, newest, events } = content;
  return (
    <>
      {own && own.total > 0 ? (
        <div className={pageVariants({ className: 'pt-8 lg:pt-12' })}>
          <CommunityFirst
            community={own.community}
            count={own.total}
            href={findPath({ ...ANYBODY, community: own.community })}
          >
            <ServiceCards services={own.services} now={now} />
          </CommunityFirst>
        </div>
      ) : null}
      <HomeCategories {...counts} />
      {events.length > 0 ? (
        <HomeSection
          id="home-events"
          heading={when('title')}
          more={{ href: whatsOnPath({ when: { kind: 'all' } }), label: t('allEvents') }}
        >
          <EventCards events={events} />
        </HomeSection>
      ) : null}
      {counts.total > 0 ? <HomeCommunities counts={counts.communities} own={own} /> : null}
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

function HomeOffer() {
  const t = useTexts('directory.home');
  return (
    <section className={pageVariants({ className: 'pt-10 lg:pt-16' })} aria-labelledby="home-offer">
      <div className="grid gap-4 rounded-xl bg-wash px-5 py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-10 md:py-8">
        <div>
          <h2 className={headingVariants({ size: 'medium' })} id="home-offer">
            {t('offer')}
          </h2>
          <p className="pt-1 text-muted">{t('offerLead')}</p>
        </div>
        <PageLink className={buttonVariants({ look: 'secondary' })} href={paths.portal}>
          <Store />
          {t('forProviders')}
        </PageLink>
      </div>
    </section>
  );
}

interface HomeCommunitiesProps {
  counts: readonly { id: number; count: number }[];
  own: HomeContent['own'];
}

const listLook =
  '-mx-gutter flex gap-3 overflow-x-auto px-gutter pb-2 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-5 lg:overflow-visible lg:p-0 *:w-29 *:flex-none lg:*:w-auto';

function HomeCommunities({ counts, own }: HomeCommunitiesProps) {
  const t = useTexts('directory.home');
  const names = useTexts('forms.communityNames');
  return (
    <HomeSection
      id="home-communities"
      heading={t('communities')}
      action={own?.total ? null : <AskCommunity without={own?.community ?? null} />}
    >
      <ul className={listLook}>
        {COMMUNITIES.map(({ id }) => {
          const count = counts.find((one) => one.id === id)?.count ?? 0;
          return (
            <li key={id}>
              <PageLink
                className="group grid gap-2 text-sm no-underline lg:text-base/5"
                href={communityPath(id)}
              >
                <Art
                  className="aspect-5/6 w-full rounded-t-pill rounded-b-sm object-cover object-bottom"
                  name={`community-${communitySlug(id)}`}
                />
                <span>
                  <b className="block font-semibold group-hover:underline">
                    {names(`community${id}`)}
                  </b>
                  {count > 0 ? (
                    <span className="text-sm text-muted">{t('services', { count })}</span>
                  ) : null}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
