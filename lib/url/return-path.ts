import { paths } from './paths';

/**
 * Where to go after signing in or out: the path and query of an address on `siteUrl`, or the
 * portal for everything else, so that a link of a stranger leads nobody away.
 */
export function toReturnPath(asked: unknown, siteUrl: string): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, siteUrl)) return paths.portal;
  const url = new URL(asked, siteUrl);
  const isOwnPage = url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('/api/');
  // "//" at the start would be read as another host by whoever redirects to the path alone.
  return isOwnPage ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : paths.portal;
}
