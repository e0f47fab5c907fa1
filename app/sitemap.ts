import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { listPublicListings } from '@/lib/host/listings';
import { providerPath } from '@/lib/url/paths';
import { LIVE_PAGES, SITEMAP_LIMIT, STATIC_PAGES } from './sitemap-pages';

/** Names the address visitors use and what is public now; neither is known to the build. */
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = env();
  const listings = await listPublicListings();
  return [
    ...[...STATIC_PAGES, ...LIVE_PAGES].map((path) => ({ url: `${SITE_URL}${path}` })),
    ...listings.map(({ id, updated_at }) => ({
      url: `${SITE_URL}${providerPath(id)}`,
      lastModified: updated_at,
    })),
  ].slice(0, SITEMAP_LIMIT);
}
