import 'server-only';
import { getLocale } from 'next-intl/server';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';
import { isEnglishOnly } from '@/lib/shared/url/pages';

/**
 * The page in its own language, or in English if it is in no other; the sitemap names the others.
 * `siteUrl` is for pages that are not prerendered.
 */
export async function canonicalOf(path: string, siteUrl = ''): Promise<{ canonical: string }> {
  const locale = isEnglishOnly(path) ? DEFAULT_LOCALE : await getLocale();
  return { canonical: siteUrl + localePath(locale, path) };
}
