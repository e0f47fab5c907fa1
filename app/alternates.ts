import 'server-only';
import { getLocale } from 'next-intl/server';
import { LOCALES } from '@/lib/texts/locales';
import { localePath } from '@/lib/url/locale-path';

interface Alternates {
  canonical: string;
  languages?: Record<string, string>;
}

/** `siteUrl` is for pages that are not prerendered, which know it. */
export async function alternatesOf(path: string, siteUrl = ''): Promise<Alternates> {
  const canonical = siteUrl + localePath(await getLocale(), path);
  if (LOCALES.length === 1) return { canonical };
  const languages = LOCALES.map((locale) => [locale, siteUrl + localePath(locale, path)]);
  return { canonical, languages: Object.fromEntries(languages) };
}
