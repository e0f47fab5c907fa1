import { ENOUGH_EVENTS } from '@/lib/domain/directory/whats-on';
import { env } from '@/lib/env';
import { listUpcomingEvents } from '@/lib/host/directory/events';
import { listPublicServices } from '@/lib/host/services';
import { listPublicSlates } from '@/lib/host/slates/slates';
import { LOCALES } from '@/lib/texts/locales';
import { toIso } from '@/lib/time/instant';
import { localePath } from '@/lib/url/locale-path';
import { PAGES } from '@/lib/url/pages';
import { paths, providerPath } from '@/lib/url/paths';
import { slatePath } from '@/lib/url/slate-url';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { listCommunityPaths } from './community-entries';
import { listFindPaths } from './find-entries';
import { listPostPaths } from './post-entries';

/** The sitemap protocol's limit for one file; newest services come first. */
const LIMIT = 50_000;

/** `lastModified` is ISO text. */
export interface SitemapEntry {
  url: string;
  lastModified?: string | undefined;
}

/** Throws `HostError`. */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const { SITE_URL } = env();
  const [services, slates, searches, communities, posts, events] = await Promise.all([
    listPublicServices(),
    listPublicSlates(),
    listFindPaths(),
    listCommunityPaths(),
    listPostPaths(),
    listUpcomingEvents(),
  ]);
  const found = [
    ...PAGES.filter(({ sitemap }) => sitemap === true).map(({ path }) => ({ path })),
    ...[...searches, ...communities, ...posts].map((path) => ({ path })),
    ...services.map(({ id, updated_at }) => ({ path: providerPath(id), lastModified: updated_at })),
    ...(events && events.length >= ENOUGH_EVENTS ? [{ path: paths.whatsOn }] : []),
    ...(events ?? []).map(({ id, updatedAt }) => ({
      path: publicEventPath(id),
      lastModified: toIso(updatedAt),
    })),
    ...slates.map(({ id, updatedAt }) => ({
      path: slatePath(id),
      ...(updatedAt && { lastModified: toIso(updatedAt) }),
    })),
  ];
  return found
    .flatMap(({ path, ...rest }) =>
      LOCALES.map((locale) => ({ url: `${SITE_URL}${localePath(locale, path)}`, ...rest })),
    )
    .slice(0, LIMIT);
}
