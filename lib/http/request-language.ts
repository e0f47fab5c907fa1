import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';

/** The language of the page that calls our API, which `callApi` names in `accept-language`. */
export function requestLanguage(request: Request): Locale {
  const language = request.headers.get('accept-language');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
