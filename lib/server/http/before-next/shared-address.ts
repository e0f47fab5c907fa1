import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { agentPatterns } from '@/lib/shared/domain/slates/user-agent';
import { product } from '@/lib/shared/product';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { PAGES, patternOf } from '@/lib/shared/url/pages';
import { type Condition, OWN_COMMUNITY, sharedRules } from '@/lib/shared/url/shared-pages';

export interface SharedRequest {
  /** The inner path, which is the name of the copy. */
  key: string;
  url: string;
}

/** A parameter that Next's router adds. */
const ROUTER_KEY = '_rsc';
const ROUTER_VALUE = /^[\w-]{1,64}$/;

const AT_THEIR_ADDRESS = PAGES.filter(
  ({ shared }) => shared === 'build' || shared === 'briefly',
).map(({ path }) => patternOf(path));

/** Files whose addresses look like an event's page. */
const FEEDS = /^\/whats-on\/feed\.(?:ics|atom)$/;

interface CompiledCondition extends Condition {
  pattern: RegExp | null;
}

function compile(condition: Condition): CompiledCondition {
  const { value } = condition;
  return { ...condition, pattern: value === undefined ? null : new RegExp(`^${value}$`) };
}

const RULES = sharedRules(agentPatterns(product.name)).map((rule) => ({
  ...rule,
  has: rule.has.map(compile),
  missing: rule.missing.map(compile),
  pattern: new RegExp(
    `^${rule.source.replace(/:(\w+)(?:\(([^)]+)\))?/g, (_, name, is = '[^/]+') => `(?<${name}>${is})`)}$`,
  ),
}));

interface Asked {
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

/**
 * Reads values like Next does: the last value of a query counts, and of cookies any, even an empty
 * one.
 */
function givenFor({ type, key, value }: Condition, { query, headers }: Asked): string {
  if (type === 'query') return query.getAll(key).at(-1) ?? '';
  if (type === 'header') return headers[key]?.toString() ?? '';
  const values = cookiesOf(headers, key);
  return value === undefined && values.length > 0 ? key : (values.at(-1) ?? '');
}

function cookiesOf(headers: IncomingHttpHeaders, name: string): string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.flatMap(([key, value = '']) => (key === name ? [value] : []));
}

function match(condition: CompiledCondition, asked: Asked): Record<string, string> | null {
  const given = givenFor(condition, asked);
  if (condition.pattern === null) return given ? {} : null;
  const found = condition.pattern.exec(given);
  return found && { ...found.groups };
}

function applyRules(path: string, asked: Asked) {
  for (const { pattern, has, missing, destination } of RULES) {
    const inPath = pattern.exec(path);
    if (!inPath) continue;
    const matches = has.map((condition) => match(condition, asked));
    if (!matches.every(Boolean) || missing.some((condition) => match(condition, asked))) continue;
    const params: Record<string, string> = Object.assign({}, inPath.groups, ...matches);
    const inner = destination.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const keys = has.filter(({ type }) => type === 'query').map(({ key }) => key);
    return { inner, keys, values: Object.values(params) };
  }
  return null;
}

/** Returns null unless all visitors share the page. */
export function findShared(url: string, headers: IncomingHttpHeaders): SharedRequest | null {
  const [pathname = '', search] = url.split('?', 2);
  const { locale, path } = splitLocale(pathname);
  // `/en/...` and `/pt/...` are redirected together with their whole query.
  const [, code] = pathname.split('/');
  if (path !== pathname && (locale === DEFAULT_LOCALE || code !== locale)) return null;
  // If several of these cookies were sent, it is unknown which one counts.
  if (cookiesOf(headers, OWN_COMMUNITY).length > 1) return null;
  const asked = { query: new URLSearchParams(search), headers };
  const isAtAddress = AT_THEIR_ADDRESS.some((pattern) => pattern.test(path)) && !FEEDS.test(path);
  // The home page is found at its address, unless the visitor has their own community.
  const found =
    applyRules(path, asked) ??
    (isAtAddress ? { inner: path === '/' ? '' : path, keys: [], values: path.split('/') } : null);
  if (!found || path.includes('%')) return null;
  if (found.values.some((value) => canonicalId(value) !== value)) return null;
  const kept = found.keys.map((key) => [key, asked.query.getAll(key).at(-1) ?? '']);
  const router = asked.query.get(ROUTER_KEY) ?? '';
  if (ROUTER_VALUE.test(router)) kept.push([ROUTER_KEY, router]);
  const query = new URLSearchParams(kept).toString();
  return { key: `/${locale}${found.inner}`, url: query ? `${pathname}?${query}` : pathname };
}

const BY_QUERY = PAGES.filter(
  ({ shared, isOnlyCopied }) => shared === 'sometimes' && !isOnlyCopied,
).map(({ path }) => patternOf(path));

/**
 * Whether the request is for parts of a page that depends on its query. Next would take them for
 * the parts of all queries, despite rewrites.
 */
export function asksForPartsOfAll(url: string, headers: IncomingHttpHeaders): boolean {
  if (headers['next-router-segment-prefetch'] !== '/_tree') return false;
  const [pathname = '', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(ROUTER_KEY);
  const { path } = splitLocale(pathname);
  return query.size === 0 && BY_QUERY.some((pattern) => pattern.test(path));
}

/** Headers that only Next may set, and the policy from which Next takes the nonce. */
const OF_NEXT =
  /^x-(?:middleware-|invoke-|nextjs-data$|matched-path$|now-route-matches$)|^content-security-policy/;

/** Keeps bare answers and the nonce of a visitor out of copies. */
export function dropInnerHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name];
}
