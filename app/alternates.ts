import 'server-only';
import { getLocale } from 'next-intl/server';
import { COMPLETE, isComplete } from '@/lib/texts/languages';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { localePath } from '@/lib/url/locale-path';

interface Alternates {
  canonical: string;
  languages?: Record<string, string>;
}

/** Alternates only among finished languages. `siteUrl` is for pages that are not prerendered. */
export async function alternatesOf(path: string, siteUrl = ''): Promise<Alternates> {
  const own = await getLocale();
  const canonical = siteUrl + localePath(own, path);
  if (COMPLETE.length === 1 || !isComplete(own)) return { canonical };
  const languages = COMPLETE.map((locale) => [locale, siteUrl + localePath(locale, path)]);
  languages.push(['x-default', siteUrl + localePath(DEFAULT_LOCALE, path)]);
  return { canonical, languages: Object.fromEntries(languages) };
}
