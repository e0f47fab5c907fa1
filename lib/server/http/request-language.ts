import 'server-only';
import { DEFAULT_LOCALE, type Locale, languageOfTag, readLocale } from '@/lib/shared/texts/locales';

const askedIn = (url: string) => new URLSearchParams(url.split('?', 2)[1] ?? '').get('language');

/** Of a linked file (`inLanguage`). */
export function fileLanguage(request: Pick<Request, 'url'>): Locale {
  return readLocale(askedIn(request.url)) ?? DEFAULT_LOCALE;
}

/**
 * Of a call: that of a file's address, else the first of `accept-language`, where `callApi` names
 * the page's and a browser "ar-EG,ar;q=0.9". nginx reads the header alike.
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
