import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';

/** Of a linked file (`inLanguage`). */
export function fileLanguage(request: Pick<Request, 'url'>): Locale {
  const language = new URL(request.url).searchParams.get('language');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** `callApi` names it in `accept-language`. */
export function requestLanguage(request: Pick<Request, 'headers'>): Locale {
  const language = request.headers.get('accept-language');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
