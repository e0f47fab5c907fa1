import 'server-only';
import { DEFAULT_LOCALE } from './locales';
import { requestLocale } from './request-locale';

/** The page's language as link previews name it: with a country, "en_GB" or "mt_MT". */
export async function openGraphLocale(): Promise<string> {
  const locale = await requestLocale();
  const named = new Intl.Locale(locale === DEFAULT_LOCALE ? 'en-GB' : locale).maximize();
  return `${named.language}_${named.region}`;
}
