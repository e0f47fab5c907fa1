import type { Locale } from '@/lib/texts/locales';
import { LANGUAGE_COOKIE } from './language-url';

/** "it" of "it-CH", "fil" of "tl"; "" of what is no tag, such as "en_US". */
export function languageOfTag(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

interface Reader {
  /** As in `document.cookie`. */
  cookies: string;
  /** Of the browser, the most wanted first. */
  languages: readonly string[];
}

/**
 * The language to offer on a page in `page`: the one that was chosen, else the first of the browser's
 * that we have. Undefined where that is the page's own.
 */
export function wantedLanguage(
  { cookies, languages }: Reader,
  page: string,
  offered: readonly Locale[],
): Locale | undefined {
  const start = `${LANGUAGE_COOKIE}=`;
  const chosen = cookies.split('; ').find((pair) => pair.startsWith(start));
  const codes = chosen === undefined ? languages.map(languageOfTag) : [chosen.slice(start.length)];
  const first = codes.find((code) => code === page || offered.some((other) => other === code));
  return offered.find((code) => code !== page && code === first);
}
