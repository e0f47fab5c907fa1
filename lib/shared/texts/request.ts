import 'server-only';
import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { cache } from 'react';
import { messagesOf } from './catalogue';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

const remembered = cache((): { locale?: Locale } => ({}));

/**
 * Used for pages outside of `app/[locale]`. Without it, next-intl reads headers, and the page
 * cannot be shared.
 */
export function setRequestLocale(locale: Locale): void {
  remembered().locale = locale;
}

export default getRequestConfig(async () => {
  const value: unknown = remembered().locale ?? (await locale());
  const language = isLocale(value) ? value : DEFAULT_LOCALE;
  return { locale: language, messages: messagesOf(language), timeZone: 'UTC' };
});
