import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalId } from '@/lib/domain/canonical-id';
import { agentPatterns } from '@/lib/domain/slates/user-agent';
import { product } from '@/lib/product';
import { DEFAULT_LOCALE } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { PAGES, patternOf } from '@/lib/url/pages';
import { type Condition, sharedRules } from '@/lib/url/shared-pages';

/** A request for a page that all visitors share. */
export interface SharedRequest {
  /** The name of its copy: the inner path. */
  key: string;
  /** With those parts of the query that choose the copy. Next would write all others into it. */
  url: string;
}

/** Next's router adds it to what it asks for. */
const ROUTER_KEY = '_rsc';
const ROUTER_VALUE = /^[\w-]{1,64}$/;

const AT_THEIR_ADDRESS = PAGES.filter(
  ({ shared }) => shared === 'build' || shared === 'briefly',
).map(({ path }) => patternOf(path));

/** These look like the page of an event. */
const FEEDS = /^\/whats-on\/feed\.(?:ics|atom)$/;

const RULES = sharedRules(agentPatterns(product.name)).map((rule) => ({
  ...rule,
  pattern: new RegExp(
    `^${rule.source.replace(/:(\w+)(?:\(([^)]+)\))?/g, (_, name, is = '[^/]+') => `(?<${name}>${is})`)}$`,
  ),
}));

interface Asked {
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

/** As in Next, the last value counts. A cookie counts even if it is empty. */
function givenFor({ type, key }: Condition, { query, headers }: Asked): string {
  if (type === 'query') return query.getAll(key).at(-1) ?? '';
  if (type === 'header') return headers[key]?.toString() ?? '';
  const names = (headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim());
  return names.includes(key) ? key : '';
}

/** The named groups of a condition that holds; null for one that does not. */
function match(condition: Condition, asked: Asked): Record<string, string> | null {
  const given = givenFor(condition, asked);
  if (condition.value === undefined) return given ? {} : null;
  const found = new RegExp(`^${condition.value}$`).exec(given);
  return found && { ...found.groups };
}

function applyRules(path: string, asked: Asked) {
  for (const { pattern, has, missing, destination } of RULES) {
    const inPath = pattern.exec(path);
    const matches = has.map((condition) => match(condition, asked));
    const fits = inPath && matches.every(Boolean) && !missing.some((one) => match(one, asked));
    if (!fits) continue;
    const params: Record<string, string> = Object.assign({}, inPath.groups, ...matches);
    const inner = destination.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const keys = has.filter(({ type }) => type === 'query').map(({ key }) => key);
    return { inner, keys, values: Object.values(params) };
  }
  return null;
}

/**
 * Finds out whether all visitors share the page of a request. Next leads more spellings to a copy, such
 * as leading zeros: pages made for those are not kept.
 */
export function findShared(url: string, headers: IncomingHttpHeaders): SharedRequest | null {
  const [pathname = '', search] = url.split('?', 2);
  const { locale, path } = splitLocale(pathname);
  // `/en/...` is redirected, with its whole query.
  if (locale === DEFAULT_LOCALE && path !== pathname) return null;
  const asked = { query: new URLSearchParams(search), headers };
  const isAtAddress = AT_THEIR_ADDRESS.some((pattern) => pattern.test(path)) && !FEEDS.test(path);
  const found = isAtAddress
    ? { inner: path === '/' ? '' : path, keys: [], values: path.split('/') }
    : applyRules(path, asked);
  if (!found || path.includes('%')) return null;
  if (found.values.some((value) => canonicalId(value) !== value)) return null;
  const kept = found.keys.map((key) => [key, asked.query.getAll(key).at(-1) ?? '']);
  const router = asked.query.get(ROUTER_KEY) ?? '';
  if (ROUTER_VALUE.test(router)) kept.push([ROUTER_KEY, router]);
  const query = new URLSearchParams(kept).toString();
  return { key: `/${locale}${found.inner}`, url: query ? `${pathname}?${query}` : pathname };
}

/** Headers of Next's own, and the policy, from which it takes the nonce. */
const OF_NEXT =
  /^x-(?:middleware-|invoke-|nextjs-data$|matched-path$|now-route-matches$)|^content-security-policy/;

/** Removes what could put a bare answer or a visitor's nonce into a copy. */
export function dropInnerHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name];
}
