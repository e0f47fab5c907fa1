import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '@/lib/url/locale-path';
import { isSlateFile } from '@/lib/url/slate-url';
import { cspSettings, DATA_POLICY, pagePolicy } from './csp';
import { isShared } from './shared-address';

const CSP = 'content-security-policy';

/** Files, also missing ones. Below these folders a dot belongs to an id. */
const FILE = /^\/_next\/|^(?!\/(?:api|settln-providers|services|events|booking)\/).*\.[a-z0-9]+$/;

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

const pathOf = ({ url = '/' }: Asked) => url.split('?', 1)[0] ?? '';
const isFile = (request: Asked) => FILE.test(splitLocale(pathOf(request)).path);
const isOfCopy = ({ url = '/', headers }: Asked) => isShared(url, headers);

function policyWithNonce(pathname: string): string {
  return pagePolicy(pathname, crypto.randomUUID().replaceAll('-', ''), cspSettings());
}

/**
 * The policy of an answer that is made for one visitor, whose nonce is new each time. Null for files,
 * which have that of next.config.ts, and for copies of pages, which bring theirs.
 */
export function policyFor(request: Asked): string | null {
  const pathname = pathOf(request);
  if (/^\/api(?:\/|$)/.test(pathname) || isSlateFile(pathname)) return DATA_POLICY;
  return isFile(request) || isOfCopy(request) ? null : policyWithNonce(pathname);
}

/** The policy of the page that says that there is no such file; null where that cannot be the answer. */
function policyIfMissing(request: Asked): string | null {
  const pathname = pathOf(request);
  const mayBeMissing = isFile(request) && !pathname.startsWith('/_next/static/');
  return mayBeMissing && !isOfCopy(request) ? policyWithNonce(pathname) : null;
}

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Gives an answer its security policy, and leaves it one header of a name. Next adds those of a shared page
 * to what is set already: its policy to that of next.config.ts, where browsers would hold it to both,
 * and how long caches may keep it to what the router says of unknown addresses. An answer that has a
 * policy of its own keeps it.
 */
export function finishHeaders(request: IncomingMessage, response: ServerResponse): void {
  const policy = policyFor(request);
  const ifMissing = policy ? null : policyIfMissing(request);
  const nonced = policy ?? ifMissing;
  // Next takes the nonce for its own scripts from there.
  if (nonced) request.headers[CSP] = nonced;
  const writeHead = response.writeHead;
  response.writeHead = (...args: unknown[]) => {
    const policies = response.getHeader(CSP);
    const own = policy ?? (isPage(response) ? ifMissing : null);
    if (Array.isArray(policies)) response.setHeader(CSP, policies.at(-1) ?? '');
    else if (own) response.setHeader(CSP, own);
    const ages = response.getHeader('cache-control');
    if (Array.isArray(ages)) response.setHeader('cache-control', ages[0] ?? '');
    return Reflect.apply(writeHead, response, args);
  };
}

/** Has an answer keep the policy that is set now: of several, {@link finishHeaders} sends the last. */
export function keepPolicy(response: ServerResponse): void {
  const policy = response.getHeader(CSP);
  if (typeof policy === 'string') response.setHeader(CSP, [policy]);
}
