import 'server-only';
import type { HomeContent } from '@/components/directory/home/home-directory';
import { isBuild } from '@/lib/env';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { isDirectoryOffered } from '@/lib/host/directory/offered';
import { searchServices } from '@/lib/host/directory/services';
import { inTime } from '@/lib/host/transport/in-time';
import { DAY_MS } from '@/lib/time/units';

/** How long the page waits for optional parts, in ms. */
const WAIT_MS = 1_500;
const SHOWN = { events: 4, services: 4 };
const WEEK_MS = 7 * DAY_MS;

/**
 * Null where {host} has none, is too late, or is unknown because the site is being built. `now` is
 * epoch ms.
 */
export async function loadHome(now: number): Promise<HomeContent | null> {
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
