import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSlateFile } from '@/lib/url/slate-url';
import { cspSettings, DATA_POLICY, pagePolicy } from './csp';
import { isShared } from './shared-address';

const CSP = 'content-security-policy';

/**
 * The policy of an answer that is made for one visitor: of data, or of a page, whose nonce is new each
 * time. Null for files of the build, which have that of next.config.ts, and for copies of pages, which
 * bring theirs.
 */
export function policyFor(request: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  const url = request.url ?? '/';
  const pathname = url.split('?', 1)[0] ?? '';
  if (/^\/api(?:\/|$)/.test(pathname) || isSlateFile(pathname)) return DATA_POLICY;
  if (pathname.startsWith('/_next/static/') || isShared(url, request.headers)) return null;
  return pagePolicy(pathname, crypto.randomUUID().replaceAll('-', ''), cspSettings());
}

/** Whether an answer is shown as a page. Only then is it known whether an address with a dot is a file. */
function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/**
 * Gives an answer its security policy, and leaves it one header of a name. Next adds those of a shared
 * page to what is set already: its policy to that of next.config.ts, where browsers would hold it to
 * both, and how long caches may keep it to what the router says of unknown addresses. An answer that
 * has a policy of its own keeps it, and what is no page keeps that of next.config.ts. `ofAll` are the
 * headers that every answer has; Next leaves them out of its own redirects.
 */
export function finishHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  ofAll: Readonly<Record<string, string>>,
): void {
  const policy = policyFor(request);
  // Next takes the nonce for its own scripts from there.
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

/** Has an answer keep the policy that is set now: of several, {@link finishHeaders} sends the last. */
export function keepPolicy(response: ServerResponse): void {
  const policy = response.getHeader(CSP);
  if (typeof policy === 'string') response.setHeader(CSP, [policy]);
}
