import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { type HomeContent, HomeDirectory } from '@/components/find/home/home-directory';
import { HomeSearch } from '@/components/find/home/home-search';
import { Landing } from '@/components/shared/site/landing';
import { isBuild } from '@/lib/server/env';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { isDirectoryOffered } from '@/lib/server/host/directory/offered';
import { searchServices } from '@/lib/server/host/directory/services';
import { inTime } from '@/lib/server/host/transport/in-time';
import { doNotShare } from '@/lib/server/http/page-status';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { DAY_MS } from '@/lib/shared/time/units';
import { paths } from '@/lib/shared/url/paths';

export async function homeMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.landing');
  return {
    title: t('title'),
    description: t('description'),
    alternates: await canonicalOf(paths.home),
  };
}

/** `own` is the visitor's community, which comes first. */
export async function homeScreen(own: CommunityId | null) {
  const now = Date.now();
  const content = await loadHome(own, now);
  const offersDirectory = content !== null || isDirectoryOffered();
  return (
    <Landing
      offersDirectory={offersDirectory}
      search={
        offersDirectory ? <HomeSearch categories={content?.counts.categories ?? null} /> : null
      }
    >
      {content ? <HomeDirectory content={content} now={now} /> : null}
    </Landing>
  );
}

/** How long to wait for the optional parts of the page. */
const WAIT_MS = 1_500;
const SHOWN = { events: 4, services: 4 };
const WEEK_MS = 7 * DAY_MS;

/** Null where {host} has none or is late, and in a build. `now` is epoch ms. */
async function loadHome(own: CommunityId | null, now: number): Promise<HomeContent | null> {
  if (isBuild() || !isDirectoryOffered()) return null;
  const [all, newest, events, ofOwn] = await Promise.all([
    inTime(searchServices(), WAIT_MS),
    inTime(searchServices({ sort: 'newest' }), WAIT_MS),
    inTime(listUpcomingEvents(), WAIT_MS),
    own === null ? null : inTime(searchServices({ communityId: own }), WAIT_MS),
  ]);
  // The next visitor may get what was late.
  if (ofOwn === undefined) doNotShare();
  if (!all) return null;
  const { total, facets } = all;
  const isOwn = ({ communityId }: { communityId: number | null }) =>
    own !== null && communityId === own;
  return {
    counts: { total, categories: facets.categories, communities: facets.communities },
    own:
      own !== null && ofOwn
        ? {
            community: own,
            total: ofOwn.total,
            services: ofOwn.results.slice(0, SHOWN.services),
          }
        : null,
    newest: newest?.results.slice(0, SHOWN.services) ?? [],
    events: (events ?? [])
      .filter(({ startsAt }) => startsAt < now + WEEK_MS)
      .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
      .slice(0, SHOWN.events),
  };
}
