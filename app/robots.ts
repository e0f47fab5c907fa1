import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** Names the site's address, which the build does not know. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
