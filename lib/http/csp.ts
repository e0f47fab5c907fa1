import 'server-only';
import { policyAt } from '@/lib/url/pages';

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

/** The strict policy of a page that is rendered per request (the other one is in next.config.ts). */
export function pagePolicy(
  pathname: string,
  nonce: string,
  { assetsOrigin, uploadOrigin, signInOrigin, isHttps, isDev }: CspSettings,
): string {
  const isPortal = policyAt(pathname) === 'portal';
  const [signIn, upload] = isPortal ? [` ${signInOrigin}`, ` ${uploadOrigin}`] : ['', ''];
  const styles = isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
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
