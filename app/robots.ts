import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';

/** The build does not know the site's address. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = env();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
