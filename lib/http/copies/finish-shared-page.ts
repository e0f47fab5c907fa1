import 'server-only';
import type { Entry, PageCopy } from '@/lib/cache/entry';
import { variesByAgent } from '@/lib/url/shared-pages';
import { cspSettings, sharedPagePolicy } from '../door/csp';
import { hasPlainAddress } from '../door/shared-address';
import { currentRequest, findCopyStatus } from '../page-status';

/**
 * How long caches in front of the site may show a page, in seconds. They do not hear of changes, and
 * a second spares the site nearly all requests for a page that many read. While the site is away,
 * they may show what they have.
 */
const EDGE = { ofOwnWords: 300, ofOthers: 1, stale: 86_400, staleOfOthers: 1 };

function cacheHeader(revalidate: number | false | undefined): string {
  return revalidate === false
    ? `public, max-age=0, s-maxage=${EDGE.ofOwnWords}, stale-while-revalidate=${EDGE.stale}`
    : `public, max-age=0, s-maxage=${EDGE.ofOthers}, stale-while-revalidate=${EDGE.staleOfOthers}, stale-if-error=${EDGE.stale}`;
}

/**
 * Gives the copy of a page its status, its security policy and how long others may keep it. Next
 * sends these with this copy, to the visitor who had it rendered too. False for a page that says
 * that something failed, lacks what could not be read in time, or was asked for by an odd address: that
 * one visitor gets it and nobody else.
 */
export function finishSharedPage(
  key: string,
  page: PageCopy,
  cacheControl: Entry['cacheControl'],
): boolean {
  const status = findCopyStatus();
  if (status) page.status = status;
  const isForAll = status === undefined || status === 404;
  const mayShare = isForAll && hasPlainAddress(currentRequest());
  page.headers = {
    ...page.headers,
    'content-security-policy': sharedPagePolicy(page.html, cspSettings()),
    ...(variesByAgent(key) && { vary: 'user-agent' }),
    'cache-control': mayShare ? cacheHeader(cacheControl?.revalidate) : 'private, no-store',
  };
  return mayShare;
}
