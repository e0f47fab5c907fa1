import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';

/** `callApi` names it in `accept-language`. */
export function requestLanguage(request: Request): Locale {
  const language = request.headers.get('accept-language');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
