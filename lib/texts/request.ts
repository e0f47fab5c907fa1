import 'server-only';
import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { cache } from 'react';
import { messagesOf } from './catalogue';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

const told = cache((): { locale?: Locale } => ({}));

/**
 * Says the language of a page outside of `app/[locale]`, before any of its texts are read. That of
 * next-intl reads headers wherever it was not called, and then no page could be shared.
 */
export function setRequestLocale(locale: Locale): void {
  told().locale = locale;
}

/** What next-intl's components and functions on the server read: language and texts of the request. */
export default getRequestConfig(async () => {
  const value: unknown = told().locale ?? (await locale());
  const language = isLocale(value) ? value : DEFAULT_LOCALE;
  return { locale: language, messages: messagesOf(language), timeZone: 'UTC' };
});
