import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/server/env';
import { policyAt } from '@/lib/shared/url/pages';
import { isSlateFile } from '@/lib/shared/url/slate-url';

interface Sources {
  scripts: string[];
  styles: string[];
  /** The addresses to which forms may be sent, and their redirects. */
  forms?: string[];
  connect?: string[];
  workers?: "'self'" | "'none'";
}

function policyWith(sources: Sources): string {
  const { scripts, styles, forms = [], connect = [], workers = "'none'" } = sources;
  const { ASSETS_URL, SITE_URL } = env();
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${new URL(ASSETS_URL).origin}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "media-src 'self' blob:",
    `worker-src ${workers}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "frame-ancestors 'none'",
    ...(SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Only in the portal is it allowed to sign in, to upload and to use the worker. */
export function pagePolicy(pathname: string, nonce: string): string {
  const { GOOGLE_ISSUER, S3_ENDPOINT } = env();
  const isPortal = policyAt(pathname) === 'portal';
  return policyWith({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"],
    styles: [`'nonce-${nonce}'`],
    forms: isPortal ? [new URL(GOOGLE_ISSUER ?? 'https://accounts.google.com').origin] : [],
    connect: isPortal ? [new URL(S3_ENDPOINT).origin] : [],
    workers: isPortal ? "'self'" : "'none'",
  });
}

/** Leaves out JSON-LD, which is data and never runs. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashesOf(html: string, pattern: RegExp): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set([...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${hash(text)}'`))];
}

/** Uses hashes, because everybody would know the nonce of a shared page. */
export function sharedPagePolicy(html: string): string {
  return policyWith({
    scripts: hashesOf(html, INLINE_SCRIPT),
    styles: hashesOf(html, INLINE_STYLE),
  });
}

/** For answers that are data, in which nothing may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const CSP = 'content-security-policy';

/** Returns null for files of the build, and for shared pages, which have a policy already. */
export function policyFor(url: string, isShared: boolean): string | null {
  const pathname = url.split('?', 1)[0] ?? '';
  if (/^\/api(?:\/|$)/.test(pathname) || isSlateFile(pathname)) return DATA_POLICY;
  if (isShared || pathname.startsWith('/_next/static/')) return null;
  return pagePolicy(pathname, crypto.randomUUID().replaceAll('-', ''));
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/**
 * Next takes the nonce from the policy of the request. If there are several policies, it adds them
 * up, and the last one is sent. Next leaves `ofAll` out of redirects.
 */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { policy, ofAll }: { policy: string | null; ofAll: Readonly<Record<string, string>> },
): void {
  if (policy) request.headers[CSP] = policy;
  const writeHead = response.writeHead;
  response.writeHead = (...args: unknown[]) => {
    const policies = response.getHeader(CSP);
    if (Array.isArray(policies)) response.setHeader(CSP, policies.at(-1) ?? '');
    else if (policy === DATA_POLICY || (policy && isPage(response)))
      response.setHeader(CSP, policy);
    const ages = response.getHeader('cache-control');
    if (Array.isArray(ages)) response.setHeader('cache-control', ages[0] ?? '');
    for (const [name, value] of Object.entries(ofAll)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return Reflect.apply(writeHead, response, args);
  };
}

/** Keeps the policy: {@link finishHeaders} sends the last one of a list. */
export function keepPolicy(response: ServerResponse): void {
  const policy = response.getHeader(CSP);
  if (typeof policy === 'string') response.setHeader(CSP, [policy]);
}
