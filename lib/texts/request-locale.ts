import 'server-only';
import { locale } from 'next/root-params';
import { cache } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/**
 * The language of the page that is rendered, from its address; English for the page of unknown
 * addresses. Kept per request, so that `use` waits once only.
 */
export const requestLocale = cache(async (): Promise<Locale> => {
  const value: unknown = await locale();
  return typeof value === 'string' && isLocale(value) ? value : DEFAULT_LOCALE;
});
