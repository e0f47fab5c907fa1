import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { DATA_POLICY, isNoncePath, pagePolicy } from '@/lib/http/csp';

const GOOGLE = 'https://accounts.google.com';
const CSP = 'content-security-policy';

function policyFor(pathname: string): { policy: string; isNonced: boolean } {
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return { policy: DATA_POLICY, isNonced: false };
  }
  const { ASSETS_URL, OIDC_ISSUER, S3_ENDPOINT, SITE_URL } = env();
  const isNonced = isNoncePath(pathname);
  const nonce = isNonced ? crypto.randomUUID().replaceAll('-', '') : null;
  const policy = pagePolicy(pathname, nonce, {
    assetsOrigin: new URL(ASSETS_URL).origin,
    uploadOrigin: new URL(S3_ENDPOINT).origin,
    signInOrigin: new URL(OIDC_ISSUER ?? GOOGLE).origin,
    isHttps: SITE_URL.startsWith('https:'),
    isDev: process.env.NODE_ENV === 'development',
  });
  return { policy, isNonced };
}

/**
 * Gives every answer its content security policy. It guards nothing: access is decided in `handle`
 * and beside the data, where no rewrite or header can lead around it.
 */
export function proxy(request: NextRequest): NextResponse {
  const { policy, isNonced } = policyFor(request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request; a visitor's value must not get there.
  headers.delete(CSP);
  if (isNonced) headers.set(CSP, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(CSP, policy);
  return response;
}

export const config = { matcher: '/((?!_next/static|_next/image).*)' };
