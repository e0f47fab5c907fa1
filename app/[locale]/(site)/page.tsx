import type { Metadata } from 'next';
import { canonicalOf } from '@/app/canonical';
import { type HomeContent, HomeDirectory } from '@/components/directory/home/home-directory';
import { HomeSearch } from '@/components/directory/home/home-search';
import { Landing } from '@/components/site/landing';
import { isBuild } from '@/lib/env';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { searchServices } from '@/lib/host/directory/services';
import { inTime } from '@/lib/host/transport/in-time';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { DAY_MS } from '@/lib/time/units';
import { paths } from '@/lib/url/paths';

export const dynamic = 'force-static';
export const revalidate = 30;

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.landing');
  return {
    title: t('title'),
    description: t('description'),
    alternates: await canonicalOf(paths.home),
  };
}

async function LandingPage() {
  const now = Date.now();
  const content = await loadHome(now);
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

export default withTexts('(site)/page', LandingPage);

/** For optional parts. */
const WAIT_MS = 1_500;
const SHOWN = { events: 4, services: 4 };
const WEEK_MS = 7 * DAY_MS;

/** Null where {host} has none or is late, and in a build. `now` is epoch ms. */
async function loadHome(now: number): Promise<HomeContent | null> {
  if (isBuild() || !isDirectoryOffered()) return null;
  const [all, newest, events] = await Promise.all([
    inTime(searchServices(), WAIT_MS),
    inTime(searchServices({ sort: 'newest' }), WAIT_MS),
    inTime(listUpcomingEvents(), WAIT_MS),
  ]);
  if (!all) return null;
  const { total, facets } = all;
  return {
    counts: { total, categories: facets.categories, communities: facets.communities },
    newest: newest?.results.slice(0, SHOWN.services) ?? [],
    events: (events ?? [])
      .filter(({ startsAt }) => startsAt < now + WEEK_MS)
      .slice(0, SHOWN.events),
  };
}
