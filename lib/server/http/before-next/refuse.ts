import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { api } from '@/lib/shared/contract/api';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { AppError } from '@/lib/shared/errors';
import { ALL_LOCALES, isLocale } from '@/lib/shared/texts/locales';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { patternOf, takesPosts } from '@/lib/shared/url/pages';
import { isInsidePath } from '@/lib/shared/url/shared-pages';
import type { Refusal } from '../refusal-page';
import { assertSameOrigin } from '../same-origin';

/** `path` is as it was sent, without the query. */
export interface RequestHead {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

const BAD_ADDRESS: Refusal = { status: 400, code: 'bad_request', says: 'address' };
const UNREADABLE: Refusal = { status: 400, code: 'bad_request', says: 'unreadable' };
const OLDER: Refusal = { status: 409, code: 'conflict', says: 'older' };
const FOREIGN: Refusal = { status: 403, code: 'forbidden', says: 'foreign' };
const NOT_FOUND: Refusal = { status: 404, code: 'not_found', says: 'unknown' };
const FAILED: Refusal = { status: 500, code: 'internal', says: 'failed' };

const ROWS: readonly Endpoint[] = Object.values(api);

/** Next answers HEAD like GET. */
const ENDPOINTS = [...new Set(ROWS.map(({ path }) => path))].map((path) => ({
  pattern: patternOf(path),
  methods: ROWS.filter((row) => row.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .sort(),
}));

const SIGN_IN = /^\/api\/auth\/./;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Leaves out OPTIONS. Returns null if there is no endpoint at this address below `/api`. */
function allowedMethods(path: string): readonly string[] | null {
  if (path.startsWith('/api/') && !SIGN_IN.test(path)) {
    return ENDPOINTS.find(({ pattern }) => pattern.test(path))?.methods ?? null;
  }
  return SIGN_IN.test(path) || takesPosts(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/**
 * Next does not answer OPTIONS of a page. For each call it would list the methods of all calls
 * together.
 */
export function methodsOf({ method, path }: RequestHead): string | null {
  const allowed = method === 'OPTIONS' ? allowedMethods(path) : null;
  return allowed && [...allowed, 'OPTIONS'].join(', ');
}

/** Next would resolve these segments after this check. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.startsWith('/') && !DOT_SEGMENT.test(path);
  } catch {
    return false;
  }
}

const OF_NEXT = /^\/_(?:global-)?error\/*$/;

/**
 * Whether it is an inner path, a path in a language that is not served, or a page of Next's own.
 */
function isUnknown(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  const isUnserved = ALL_LOCALES.some((locale) => locale === first) && !isLocale(first);
  const plain = splitLocale(decodeURIComponent(path).replaceAll(/\/+/g, '/')).path;
  return isUnserved || OF_NEXT.test(path) || isInsidePath(plain);
}

function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const sent = ['sec-fetch-site', 'origin'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  try {
    assertSameOrigin(new Headers(sent), siteUrl);
    return true;
  } catch (error) {
    // `new Headers` throws TypeError if a value is malformed.
    if (error instanceof AppError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Returns null if Next gives the right answer itself. `url` includes the query. */
export function refuse(
  { method, path, headers }: RequestHead,
  siteUrl: string,
  url: string,
): Refusal | null {
  // Postgres refuses NUL in texts.
  if (!isReadable(path) || url.includes('%00')) return BAD_ADDRESS;
  if (isUnknown(path)) return NOT_FOUND;
  const isPosted = method === 'POST' && !path.startsWith('/api/');
  if (isPosted && !isSameOrigin(headers, siteUrl)) return FOREIGN;
  const allowed = allowedMethods(path) ?? METHODS;
  if (method === 'OPTIONS' || allowed.includes(method)) return null;
  const allow = allowed.join(', ');
  return { status: 405, code: 'bad_request', says: 'method', headers: { allow } };
}

/**
 * Pages catch their own failures. So a bare 500 means that a form or a navigation could not be
 * read.
 */
export function explainBareFailure({ method, headers }: RequestHead, status: number): Refusal {
  if (status === OLDER.status) return OLDER;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite || headers['next-router-state-tree'] !== undefined ? UNREADABLE : FAILED;
}
