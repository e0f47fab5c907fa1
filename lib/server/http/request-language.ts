import 'server-only';
import { DEFAULT_LOCALE, type Locale, languageOfTag, readLocale } from '@/lib/shared/texts/locales';

const askedIn = (url: string) => new URLSearchParams(url.split('?', 2)[1] ?? '').get('language');

/** The language of a file to which a page links (`inLanguage`). */
export function fileLanguage(request: Pick<Request, 'url'>): Locale {
  return readLocale(askedIn(request.url)) ?? DEFAULT_LOCALE;
}

/**
 * The language of a call. It is the one in a file's address, or else the first of
 * `accept-language`. There `callApi` names the language of the page, and a browser sends
 * "ar-EG,ar;q=0.9". nginx reads the header in the same way.
 */
export function callLanguage(url: string, accepted: string | null | undefined): Locale {
  const asked = askedIn(url);
  const [first = ''] = (accepted ?? '').split(/[,;]/, 1);
  return [asked, first, languageOfTag(first)].map(readLocale).find(Boolean) ?? DEFAULT_LOCALE;
}

export function requestLanguage({
  headers,
  url = '',
}: Pick<Request, 'headers'> & { url?: string }) {
  return callLanguage(url, headers.get('accept-language'));
}
