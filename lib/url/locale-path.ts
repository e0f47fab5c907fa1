import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';

/**
 * The address of a path (query included) in a language: English has no prefix, others have their
 * code. What already has the code, or names its origin, is an address and stays as it is.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  if (new RegExp(`^/${locale}(?:[/?#]|$)`).test(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of an address and its path without it, the opposite of `localePath`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}

/**
 * The query of a preview picture, which is a file. `version` changes with what it shows, so that caches
 * fetch it again; only other languages than the default are named.
 */
export function cardQuery(version: string, locale: Locale): string {
  const query = new URLSearchParams({ v: version });
  if (locale !== DEFAULT_LOCALE) query.set('language', locale);
  return query.toString();
}
