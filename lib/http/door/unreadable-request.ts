import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@/lib/errors';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { takesPosts } from '@/lib/url/pages';
import type { Refusal } from './refusal-page';

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
  title: 'We cannot read this address.',
  message:
    'It was cut off or changed on its way. Please check the link, or start from the home page.',
};

const UNREADABLE: Refusal = {
  status: 400,
  code: 'bad_request',
  title: 'We cannot read this request.',
  message:
    'What was sent is incomplete. Please go back, load the page again and send it once more.',
};

const FOREIGN: Refusal = {
  status: 403,
  code: 'forbidden',
  title: 'This came from another site.',
  message: 'Please send this from our own pages.',
};

const NOT_FOUND: Refusal = {
  status: 404,
  code: 'not_found',
  title: 'Nobody opens this door.',
  message: 'We could not find this page.',
};

const FAILED: Refusal = {
  status: 500,
  code: 'internal',
  title: 'Something tipped over.',
  message:
    'It is our mistake, not yours, and nothing you saved is lost. Please try again in a moment.',
};

function wrongMethod(allowed: readonly string[]): Refusal {
  return {
    status: 405,
    code: 'bad_request',
    title: 'This cannot be sent here.',
    message: 'Please go back, or start from the home page.',
    headers: { allow: allowed.join(', ') },
  };
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.startsWith('/') || /^https?:/i.test(path);
  } catch {
    return false;
  }
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
    // A value that no header may have throws a TypeError, and is nobody's of ours either.
    if (error instanceof AppError || error instanceof TypeError) return false;
    throw error;
  }
}

/** Refuses what Next would fail over, with a 500 and two words; null for what it may have. */
export function refuse({ method, path, headers }: RequestHead, siteUrl: string): Refusal | null {
  if (!METHODS.includes(method)) return wrongMethod(METHODS);
  if (!isReadable(path)) return BAD_ADDRESS;
  if (OF_NEXT.test(path)) return NOT_FOUND;
  if (method !== 'POST' || path.startsWith('/api/')) return null;
  if (!isOurs(headers, siteUrl)) return FOREIGN;
  return takesPosts(path) ? null : wrongMethod(['GET', 'HEAD']);
}

/**
 * What a failure of Next's own, not of a page, is answered with. Pages and endpoints catch their
 * failures, so what is left of a form, or of a navigation by its router, could not be parsed.
 */
export function explainBareFailure({ method, headers }: RequestHead): Refusal {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite || headers['next-router-state-tree'] !== undefined ? UNREADABLE : FAILED;
}
