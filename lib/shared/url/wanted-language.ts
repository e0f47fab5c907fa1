import { type Locale, languageOfTag, readLocale } from '@/lib/shared/texts/locales';
import { LANGUAGE_COOKIE } from './language-url';

interface Reader {
  /** As in `document.cookie`. */
  cookies: string;
  /** The languages of the browser, the most wanted one first. */
  languages: readonly string[];
}

/**
 * Returns the language to offer on a page in `page`: the one that was chosen, or else the first
 * language of the browser that we have. Undefined if it is the page's own.
 */
export function wantedLanguage(
  { cookies, languages }: Reader,
  page: string,
  offered: readonly Locale[],
): Locale | undefined {
  const start = `${LANGUAGE_COOKIE}=`;
  const chosen = cookies.split('; ').find((pair) => pair.startsWith(start));
  const codes = chosen === undefined ? languages.map(languageOfTag) : [chosen.slice(start.length)];
  const first = codes
    .map(readLocale)
    .find((code) => code === page || offered.some((other) => other === code));
  return offered.find((code) => code !== page && code === first);
}
