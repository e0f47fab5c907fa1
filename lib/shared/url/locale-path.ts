import { DEFAULT_LOCALE, type Locale, readLocale } from '@/lib/shared/texts/locales';

/**
 * Adds a prefix for all languages but English. A path that has this prefix already, or an origin,
 * is unchanged.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  if (new RegExp(`^/${locale}(?:[/?#]|$)`).test(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = readLocale(first);
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: `/${rest.join('/')}` };
}

export function inLanguage(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${locale}`;
}

/** `version` changes when the picture changes, so that caches read it again. */
export function cardQuery(version: string, locale: Locale): string {
  const query = new URLSearchParams({ v: version });
  if (locale !== DEFAULT_LOCALE) query.set('language', locale);
  return query.toString();
}
