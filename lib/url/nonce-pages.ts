import { paths } from './paths';

/** The pages on which one can sign in and, having done so, upload pictures. */
export const PORTAL_PREFIXES = [paths.portal, '/services', '/events'] as const;

/**
 * Pages that show what anybody may have written. They are rendered per request, so each carries a
 * nonce; all other pages are our own words, prerendered, where a nonce cannot be. `proxy.ts` runs
 * on these and on `/api` alone, so that prerendered pages are served without it.
 */
export const NONCE_PREFIXES = [
  paths.providerPage,
  paths.booking,
  paths.news,
  paths.slates,
  ...PORTAL_PREFIXES,
] as const;

/** Whether a path is one of these or lies below one of them. */
export function isBelow(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
