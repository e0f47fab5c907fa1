import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { communitySlug } from '@/lib/shared/domain/directory/slugs';
import { COMMUNITIES, type CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { servicesOfCommunityPath } from '@/lib/shared/url/communities-url';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/shared/url/portal-paths';
import { CommunityLinks, countriesOf } from './community-links';
import { CommunityParts } from './community-parts';

import type { ShownCommunity } from './shown-community';

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
      <div className={pageVariants({ className: 'flex flex-col gap-10 pt-4 pb-16 md:pt-7' })}>
        {parts.length === 0 ? <NothingHere /> : <JumpBar parts={parts} />}
        {parts.length === 0 ? null : <CommunityParts community={community} />}
        <section aria-labelledby="others-title">
          <h2 className={headingVariants({ size: 'medium', className: 'pb-4' })} id="others-title">
            {t('others')}
          </h2>
          <CommunityLinks
            ids={COMMUNITIES.map((other) => other.id).filter((other) => other !== id)}
            isRow
          />
        </section>
      </div>
    </main>
  );
}

function NothingHere() {
  const t = useTexts('communities.page');
  return (
    <div className="pt-8">
      <EmptyState title={t('emptyTitle')}>
        <p>
          {t.rich('empty', {
            service: (chunks) => <PageLink href={newServicePath()}>{chunks}</PageLink>,
            event: (chunks) => <PageLink href={NEW_EVENT_PATH}>{chunks}</PageLink>,
          })}
        </p>
      </EmptyState>
    </div>
  );
}

interface Part {
  id: string;
  words: string;
  count: number | null;
}

function JumpBar({ parts }: { parts: readonly Part[] }) {
  const t = useTexts('communities.page');
  return (
    <nav
      className="flex flex-wrap justify-between gap-x-3 border-b border-line pt-3 max-md:-mx-gutter max-md:px-gutter sm:justify-start sm:gap-x-6"
      aria-label={t('jump')}
    >
      {parts.map(({ id, words, count }) => (
        <a
          className="inline-flex min-h-12 min-w-target items-center gap-1.5 font-semibold no-underline hover:underline"
          key={id}
          href={`#${id}`}
        >
          {words} {count === null ? null : <span className="font-normal text-muted">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

function CommunityHead({ id, hasServices }: { id: CommunityId; hasServices: boolean }) {
  const t = useTexts('communities.page');
  const names = useTexts('forms.communityNames');
  const options = useTexts('forms.communities');
  return (
    <section className="bg-hero text-on-hero" data-ground="hero">
      <div
        className={pageVariants({
          className: 'grid items-end md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:gap-12',
        })}
      >
        <div className="flex min-w-0 flex-col items-start gap-4 pt-5 md:py-12">
          <h1 className={headingVariants({ size: 'hero' })}>{names(`community${id}`)}</h1>
          <p className="max-w-short text-lg">
            {t('from', { countries: countriesOf(id, options) })}
          </p>
          {hasServices ? (
            <PageLink
              className={buttonVariants({ look: 'hero', size: 'large' })}
              href={servicesOfCommunityPath(id)}
            >
              {t('find')}
            </PageLink>
          ) : null}
        </div>
        <Art
          name={`neighbours-${communitySlug(id)}`}
          className="relative mt-6 -mb-4 h-auto w-full md:-mb-7"
        />
      </div>
    </section>
  );
}
