import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { DATA_POLICY, pagePolicy } from '@/lib/http/csp';
import { isSlateFile } from '@/lib/url/slate-url';

const GOOGLE = 'https://accounts.google.com';
const CSP = 'content-security-policy';

function policyFor(pathname: string): string {
  if (/^\/api(?:\/|$)/.test(pathname) || isSlateFile(pathname)) return DATA_POLICY;
  const { ASSETS_URL, OIDC_ISSUER, S3_ENDPOINT, SITE_URL } = env();
  return pagePolicy(pathname, crypto.randomUUID().replaceAll('-', ''), {
    assetsOrigin: new URL(ASSETS_URL).origin,
    uploadOrigin: new URL(S3_ENDPOINT).origin,
    signInOrigin: new URL(OIDC_ISSUER ?? GOOGLE).origin,
    isHttps: SITE_URL.startsWith('https:'),
    isDev: process.env.NODE_ENV === 'development',
  });
}

/**
 * Gives every page that is rendered per request, and every answer of our API, its content security
 * policy. It checks no access: `handle` and the code beside the data do, which no rewrite or header
 * can bypass.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyFor(request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from this header, never from a visitor's value.
  headers.set(CSP, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(CSP, policy);
  return response;
}

// Next needs a literal here; a test compares it with the rows of lib/url/pages.ts.
export const config = {
  matcher:
    '/:locale([a-z]{2}(?:-[A-Z]{2})?)?/:first(providerPage|booking|news|slates|settln-providers|services|events|api)/:rest*',
};
