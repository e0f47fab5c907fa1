import 'server-only';
import { locale } from 'next/root-params';
import { cache } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

const told = cache((): { locale?: Locale } => ({}));

/** Says the language of a page outside of `app/[locale]`, before any of its texts are read. */
export function setRequestLocale(locale: Locale): void {
  told().locale = locale;
}

/**
 * The language of the page that is rendered, from its address. Kept per request, so that `use` waits
 * once only.
 */
export const requestLocale = cache(async (): Promise<Locale> => {
  const value: unknown = told().locale ?? (await locale());
  return typeof value === 'string' && isLocale(value) ? value : DEFAULT_LOCALE;
});
