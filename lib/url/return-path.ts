import { paths } from './paths';

/**
 * Where to go after signing in or out: path and query of an address on `siteUrl`, and the portal
 * for any other address, so that a stranger's link cannot lead a visitor to another site.
 */
export function toReturnPath(asked: unknown, siteUrl: string): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, siteUrl)) return paths.portal;
  const url = new URL(asked, siteUrl);
  const isOwnPage = url.origin === new URL(siteUrl).origin && !url.pathname.startsWith('/api/');
  // "//" at the start would be read as another host in a redirect to the path alone.
  return isOwnPage ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : paths.portal;
}
