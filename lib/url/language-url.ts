export const LANGUAGE_COOKIE = 'language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** On the device, for a year: the language that was chosen, or kept against an offer. */
export function languageCookie(code: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** The row of the footer. */
export const LANGUAGE_ROW = 'languages';

/**
 * Leads back to the page that it was followed from, in another language. The link is the same on
 * every page, so that shared copies can have it, and the browser names the page with its query.
 */
export function languageAddress(code: string): string {
  return `/language?${new URLSearchParams({ to: code })}`;
}
