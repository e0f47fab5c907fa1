import 'server-only';
import { cache } from 'react';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** The language of the page that is rendered. Kept per request, so that `use` waits once only. */
export const requestLocale = cache(async (): Promise<Locale> => LOCALES.at(-1) ?? DEFAULT_LOCALE);
