import 'server-only';
import { listUpcomingEvents } from '@/lib/server/host/directory/events';
import { searchServices } from '@/lib/server/host/directory/services';
import { listPublicServices } from '@/lib/server/host/services';
import { listCommunitySlates } from '@/lib/server/host/slates/community-slates';
import { listPublicSlates } from '@/lib/server/host/slates/slates';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { inTime } from '@/lib/server/host/transport/in-time';
import { INDEXED_FROM } from '@/lib/shared/domain/directory/search';
import { ENOUGH_EVENTS } from '@/lib/shared/domain/directory/whats-on';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { toIso } from '@/lib/shared/time/instant';
import { communityPath, postsPath } from '@/lib/shared/url/communities-url';
import { ANYBODY, findPlace } from '@/lib/shared/url/find-url';
import { PAGES } from '@/lib/shared/url/pages';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { slatePath } from '@/lib/shared/url/slate-url';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';

export interface SitemapPage {
  /** Without a language. */
  path: string;
  /** ISO text. */
  lastModified?: string | undefined;
}

/**
 * Pages that may be missing for a while come last, so that the other files keep their pages. Throws
 * `HostError`.
 */
export async function listSitemapPages(): Promise<SitemapPage[]> {
  const [services, slates, searches, communities, posts, events] = await Promise.all([
    listPublicServices(),
    listPublicSlates(),
    listFindPaths(),
    listCommunityPaths(),
    listPostPaths(),
    listUpcomingEvents(),
  ]);
  return [
    ...PAGES.filter(({ sitemap }) => sitemap === true).map(({ path }) => ({ path })),
    ...(isOurs() ? [{ path: paths.howReviewsWork }] : []),
    ...services.map(({ id, updated_at }) => ({ path: providerPath(id), lastModified: updated_at })),
    ...(events && events.length >= ENOUGH_EVENTS ? [{ path: paths.whatsOn }] : []),
    ...(events ?? []).map(({ id, updatedAt }) => ({
      path: publicEventPath(id),
      lastModified: toIso(updatedAt),
    })),
    ...slates.map(({ id, updatedAt }) => ({
      path: slatePath(id),
      lastModified: toIso(updatedAt),
    })),
    ...[...searches, ...communities, ...posts].map((path) => ({ path })),
  ];
}

/** Lists indexed communities only; empty where {host} has no directory. Throws `HostError`. */
async function listCommunityPaths(): Promise<string[]> {
  const [found, events] = await Promise.all([searchServices(), listUpcomingEvents()]);
  if (!found || !events) return [];
  const servicesOf = new Map(found.facets.communities.map(({ id, count }) => [id, count]));
  const eventsOf = (community: number) =>
    events.filter(({ communityId }) => communityId === community).length;
  const indexed = COMMUNITIES.filter(
    ({ id }) => (servicesOf.get(id) ?? 0) + eventsOf(id) >= INDEXED_FROM,
  );
  return [paths.communities, ...indexed.map(({ id }) => communityPath(id))];
}

type Counts = readonly { id: number; count: number }[];

/** The choices that have enough services to be indexed. */
function wellFilled<T extends { id: number }>(choices: readonly T[], counts: Counts): T[] {
  const large = new Set(counts.filter(({ count }) => count >= INDEXED_FROM).map(({ id }) => id));
  return choices.filter(({ id }) => large.has(id));
}

/** Empty where {host} has no directory. Throws `HostError`. */
async function listFindPaths(): Promise<string[]> {
  const all = await searchServices();
  if (!all || all.total < INDEXED_FROM) return [];
  const categories = wellFilled(CATEGORIES, all.facets.categories);
  const below = await Promise.all(
    categories.map(async ({ id: category }) => {
      const found = await searchServices({ categoryId: category });
      const communities = wellFilled(COMMUNITIES, found?.facets.communities ?? []);
      return [null, ...communities.map(({ id }) => id)].map((community) =>
        findPlace({ category, community }),
      );
    }),
  );
  return [findPlace(ANYBODY), ...below.flat()];
}

const WAIT_MS = 3000;

/** Empty where the network service lists none or fails. */
export async function listPostPaths(): Promise<string[]> {
  const counted = await Promise.all(
    COMMUNITIES.map(async ({ id }) => {
      const found = await inTime(listCommunitySlates(id), WAIT_MS);
      return { id, count: found?.slateCount ?? 0 };
    }),
  );
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const large = counted.filter(({ count }) => count >= INDEXED_FROM);
  return [...(all >= INDEXED_FROM ? [paths.posts] : []), ...large.map(({ id }) => postsPath(id))];
}
