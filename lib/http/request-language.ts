import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';

/** `callApi` names it in `accept-language`. */
export function requestLanguage(request: Pick<Request, 'headers'>): Locale {
  const language = request.headers.get('accept-language');
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
