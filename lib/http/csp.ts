import 'server-only';
import { paths } from '@/lib/url/paths';

/** What a policy depends on besides the page: where pictures come from, and how the site runs. */
export interface CspSettings {
  assetsOrigin: string;
  /** Where the portal's pages upload pictures to. */
  uploadOrigin: string;
  /** Where signing in leads: browsers ask the form's page also about the redirects that follow. */
  signInOrigin: string;
  isHttps: boolean;
  /** The dev server compiles with eval and injects styles. */
  isDev: boolean;
}

/**
 * Pages that show what anybody may have written. They are rendered per request, so each carries a
 * nonce; all other pages are our own words, prerendered, where a nonce cannot be.
 */
const NONCE_PREFIXES = [
  paths.providerPage,
  paths.booking,
  paths.news,
  paths.portal,
  '/slates',
  '/services',
  '/events',
];

/** The pages on which one can sign in and, having done so, upload pictures. */
const PORTAL_PREFIXES = [paths.portal, '/services', '/events'];

function isBelow(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Whether a path is rendered per request under a nonce. */
export function isNoncePath(pathname: string): boolean {
  return isBelow(pathname, NONCE_PREFIXES);
}

/** The policy of a page; with a nonce the strict one, without it the one of prerendered pages. */
export function pagePolicy(
  pathname: string,
  nonce: string | null,
  { assetsOrigin, uploadOrigin, signInOrigin, isHttps, isDev }: CspSettings,
): string {
  const isPortal = isBelow(pathname, PORTAL_PREFIXES);
  const [signIn, upload] = isPortal ? [` ${signInOrigin}`, ` ${uploadOrigin}`] : ['', ''];
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'";
  const styles = nonce && !isDev ? `'nonce-${nonce}'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${assetsOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${upload}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${signIn}`,
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of answers that are data: nothing of them may run, wherever they are opened. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
