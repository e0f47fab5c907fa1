import { COMMUNITIES } from '@/lib/domain/places/communities';
import { OWN_COMMUNITY } from '@/lib/url/shared-pages';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The community that comes first on this device, by its name in addresses; null if none does. */
export function ownCommunity(): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([name]) => name === OWN_COMMUNITY)?.[1];
  return COMMUNITIES.find(({ slug }) => slug === value)?.slug ?? null;
}

/** A cookie, because the server chooses among the pages that visitors share. */
export function saveOwnCommunity(slug: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = slug === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `${OWN_COMMUNITY}=${slug ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
