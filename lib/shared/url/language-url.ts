export const LANGUAGE_COOKIE = 'language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For a year: a language chosen, or kept against an offer. */
export function languageCookie(code: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export const LANGUAGE_ROW = 'languages';

/** The link is the same on every page, for shared copies; the browser names the page. */
export function languageAddress(code: string): string {
  return `/language?${new URLSearchParams({ to: code })}`;
}
