export const LANGUAGE_COOKIE = 'language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Valid for a year. Holds a language that was chosen, or that was kept when another was offered.
 */
export function languageCookie(code: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export const LANGUAGE_ROW = 'languages';

/** The link is the same on every page, because copies are shared. The browser adds the page. */
export function languageAddress(code: string): string {
  return `/language?${new URLSearchParams({ to: code })}`;
}
