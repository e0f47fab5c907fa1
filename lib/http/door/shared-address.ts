import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { canonicalId } from '@/lib/domain/canonical-id';
import { isHandheld, isOwnApp } from '@/lib/domain/slates/user-agent';
import { processWide } from '@/lib/process-wide';
import { product } from '@/lib/product';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { PAGES } from '@/lib/url/pages';
import { hasSessionCookie, keysOfCopy, pathOfCopy } from '@/lib/url/shared-pages';

/** Next's router adds it to what it asks for. */
const ROUTER_KEY = '_rsc';
const ROUTER_VALUE = /^[\w-]{1,64}$/;

const BUILT = new Set(PAGES.filter(({ shared }) => shared === 'build').map(({ path }) => path));

/**
 * What Next tells itself in headers. From a visitor, they could put a bare answer into a cache, or a
 * nonce of their own into a copy: Next takes it from the policy of the request.
 */
const OF_NEXT =
  /^x-(?:middleware-|invoke-|nextjs-data$|matched-path$|now-route-matches$)|^content-security-policy/;

/** Removes the headers by which Next would take a visitor's request for one of its own. */
export function dropInnerHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name];
}

const BY_ID = /^\/(?:slates|whats-on)\/([^/]+)$/;

/** Whether an id has another spelling that means the same: each would be a copy of one page. */
function isSpelledOddly(id: string): boolean {
  return id.includes('%') || canonicalId(id) !== id;
}

/** The names of what a page goes by in its query; null for an address whose page is not shared. */
function keysAt(pathname: string, asked: URLSearchParams, hasSession: boolean) {
  const { locale, path } = splitLocale(pathname);
  // English has no prefix: this address is redirected, with its whole query.
  if (locale === DEFAULT_LOCALE && path !== pathname) return null;
  if (BUILT.has(path)) return [];
  if (isSpelledOddly(BY_ID.exec(path)?.[1] ?? '')) return null;
  const keys = keysOfCopy(path, asked, hasSession);
  const isOdd = keys?.some((key) => isSpelledOddly(asked.getAll(key).at(-1) ?? ''));
  return isOdd ? null : keys;
}

/** Whether visitors share the page of an address, however it is spelled. */
export function isShared(url: string, { cookie }: IncomingHttpHeaders): boolean {
  const [pathname = '', search] = url.split('?', 2);
  return keysAt(pathname, new URLSearchParams(search), hasSessionCookie(cookie)) !== null;
}

/**
 * The address that Next gets instead of the one that was asked for, where visitors share the page.
 * Next writes the whole query into a page, so whatever does not choose the copy is left out: it would
 * otherwise be shown to everybody who gets this copy.
 */
export function withoutNoise(url: string, headers: IncomingHttpHeaders): string {
  const [pathname = '', search] = url.split('?', 2);
  if (!search) return url;
  const asked = new URLSearchParams(search);
  const keys = keysAt(pathname, asked, hasSessionCookie(headers.cookie));
  if (!keys) return url;
  const kept = keys.map((key) => [key, asked.getAll(key).at(-1) ?? '']);
  const router = asked.get(ROUTER_KEY) ?? '';
  if (ROUTER_VALUE.test(router)) kept.push([ROUTER_KEY, router]);
  const query = new URLSearchParams(kept).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Whether a page made for an address may be kept for others. Next leads more spellings to a copy than
 * we do, such as capitals, a UUID in upper case or an empty cookie; what those had made is their visitor's own.
 */
export function isPlainAddress(url: string): boolean {
  const [pathname = '', search] = url.split('?', 2);
  return (
    keysAt(pathname, new URLSearchParams(search), false) !== null && withoutNoise(url, {}) === url
  );
}

const PLAIN = processWide('plain-requests', () => new WeakSet<IncomingMessage>());

/**
 * The name of the copy that answers a request, as the cache knows it; null for a page that is made
 * for one visitor, or whose address is not spelled as it should be.
 */
export function copyOf(url: string, { cookie, 'user-agent': agent = '' }: IncomingHttpHeaders) {
  if (!isPlainAddress(url) || hasSessionCookie(cookie)) return null;
  const [pathname = '', search] = url.split('?', 2);
  const { locale, path } = splitLocale(pathname);
  if (BUILT.has(path)) return `/${locale}${path}`.replace(/\/$/, '');
  const isOffered = isHandheld(agent) && !isOwnApp(agent, product.name);
  return pathOfCopy(locale, path, new URLSearchParams(search), isOffered);
}

/**
 * Notes whether the page for a request may be kept, while its address is still as it came. A request
 * that we take for one visitor's own has a nonce, even where Next leads it to a copy.
 */
export function notePlainAddress(request: IncomingMessage): void {
  const { url = '', headers } = request;
  if (isPlainAddress(url) && isShared(url, headers)) PLAIN.add(request);
}

/** What {@link notePlainAddress} noted. */
export function hasPlainAddress(request: IncomingMessage | undefined): boolean {
  return request !== undefined && PLAIN.has(request);
}
