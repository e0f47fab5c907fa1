import 'server-only';
import { getLocale } from 'next-intl/server';
import { localePath } from '@/lib/url/locale-path';

/**
 * The page in its own language; the sitemap names the others. `siteUrl` is for pages that are not
 * prerendered.
 */
export async function alternatesOf(path: string, siteUrl = ''): Promise<{ canonical: string }> {
  return { canonical: siteUrl + localePath(await getLocale(), path) };
}
