import { env } from '@/lib/env';
import { listPublicServices } from '@/lib/host/services';
import { listPublicSlates } from '@/lib/host/slates/slates';
import { providerPath } from '@/lib/url/paths';
import { isSlateId, slatePath } from '@/lib/url/slate-url';
import { LIVE_PAGES, SITEMAP_LIMIT, STATIC_PAGES } from './sitemap-pages';

/** An address of the sitemap; `lastModified` is ISO text. */
export interface SitemapEntry {
  url: string;
  lastModified?: string | undefined;
}

/** Every page that search engines may have, as of now. Throws `HostError`. */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const { SITE_URL } = env();
  const [services, slates] = await Promise.all([listPublicServices(), listPublicSlates()]);
  return [
    ...[...STATIC_PAGES, ...LIVE_PAGES].map((path) => ({ url: `${SITE_URL}${path}` })),
    ...services.map(({ id, updated_at }) => ({
      url: `${SITE_URL}${providerPath(id)}`,
      lastModified: updated_at,
    })),
    ...slates
      .filter(({ id }) => isSlateId(id))
      .map(({ id, updatedAt }) => ({
        url: `${SITE_URL}${slatePath(id)}`,
        ...(updatedAt && { lastModified: updatedAt }),
      })),
  ].slice(0, SITEMAP_LIMIT);
}
