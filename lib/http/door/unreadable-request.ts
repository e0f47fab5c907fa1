import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@/lib/errors';
import { ALL_LOCALES, isLocale } from '@/lib/texts/locales';
import { splitLocale } from '@/lib/url/locale-path';
import { isInsidePath } from '@/lib/url/shared-pages';
import { allowedMethods } from './allowed-methods';
import type { Refusal } from './refusal-page';
import { assertSameOrigin } from './same-origin';

/** The parts of a request that come before its body. */
export interface RequestHead {
  method: string;
  /** As it was sent, without the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages that Next would show as if something had failed. */
const OF_NEXT = /^\/_(?:global-)?error\/*$/;

const BAD_ADDRESS: Refusal = {
  status: 400,
  code: 'bad_request',
  says: 'address',
};

const UNREADABLE: Refusal = {
  status: 400,
  code: 'bad_request',
  says: 'unreadable',
};

const FOREIGN: Refusal = {
  status: 403,
  code: 'forbidden',
  says: 'foreign',
};

const NOT_FOUND: Refusal = {
  status: 404,
  code: 'not_found',
  says: 'unknown',
};

const FAILED: Refusal = {
  status: 500,
  code: 'internal',
  says: 'failed',
};

function wrongMethod(allowed: readonly string[]): Refusal {
  return {
    status: 405,
    code: 'bad_request',
    says: 'method',
    headers: { allow: allowed.join(', ') },
  };
}

/** Nobody types it into an address, and Postgres refuses it in a text. */
const NUL = '%00';

/** A segment "." or "..", however it is written. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Whether the path means what it says. Every client resolves dot segments before it asks; Next does so
 * after the door, which has then judged another address.
 */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.startsWith('/') && !DOT_SEGMENT.test(path);
  } catch {
    return false;
  }
}

/** Whether somebody asks for what only our own rewrites lead to. */
function isInside(path: string): boolean {
  return isInsidePath(splitLocale(decodeURIComponent(path).replaceAll(/\/+/g, '/')).path);
}

function isOurs(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const told = (['sec-fetch-site', 'origin'] as const).flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  try {
    assertSameOrigin(new Headers(told), siteUrl);
    return true;
  } catch (error) {
    // A value that no header may have throws a TypeError; our own pages never send one.
    if (error instanceof AppError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Whether an address is below a language that this process does not serve: the pseudo-locale. */
function isUnserved(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return ALL_LOCALES.some((locale) => locale === first) && !isLocale(first);
}

/**
 * Refuses what Next would answer with a bare 500 or an empty page, or as if it had been a GET; null for
 * what may go on to Next. `address` is the path with its query.
 */
export function refuse(
  { method, path, headers }: RequestHead,
  siteUrl: string,
  address: string,
): Refusal | null {
  if (!isReadable(path) || address.includes(NUL)) return BAD_ADDRESS;
  if (OF_NEXT.test(path) || isUnserved(path) || isInside(path)) return NOT_FOUND;
  const isPosted = method === 'POST' && !path.startsWith('/api/');
  if (isPosted && !isOurs(headers, siteUrl)) return FOREIGN;
  const allowed = allowedMethods(path) ?? METHODS;
  return method === 'OPTIONS' || allowed.includes(method) ? null : wrongMethod(allowed);
}

/**
 * The refusal in place of a failure inside Next. Pages and endpoints catch their own failures, so if
 * this was a form or a navigation by Next's router, Next could not parse what was sent.
 */
export function explainBareFailure({ method, headers }: RequestHead): Refusal {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite || headers['next-router-state-tree'] !== undefined ? UNREADABLE : FAILED;
}
