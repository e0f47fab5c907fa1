import { toShortAddress } from '@/lib/shared/domain/services/short-address';
import { localePath, splitLocale } from './locale-path';
import { paths } from './paths';

/** Signs of a sentence that may stand after an address. */
const SIGNS_AFTER = /[^\p{L}\p{M}\p{N}_~=/-]+$/u;
/** Tokens in paths always end in a digit. */
const AFTER_TOKEN = /[^\p{L}\p{N}]+$/u;
const OF_TOKEN = new RegExp(
  `^(?:${[paths.manage, paths.customerReview, paths.appeal].join('|')})/$`,
);
const SHORT = /^\/p\/([^/]+)\/?$/i;
const AS_GIVEN = /^\/p\/[a-z0-9-]+\/?$/i;
/** Ids and tokens that are at the end of an address. */
const QUERY = /^((?:.*&)?(?:id|providerId|token)=)([^&]*)$/;

function mendedPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  const [, name] = SHORT.exec(path) ?? [];
  if (name !== undefined) {
    const address = toShortAddress(decodeURIComponent(name));
    const isKept = address === '' || (AS_GIVEN.test(path) && path.startsWith(paths.short));
    return isKept ? pathname : localePath(locale, `${paths.short}/${address}`);
  }
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  const last = decodeURIComponent(path.slice(start.length));
  const mended = last.replace(OF_TOKEN.test(start) ? AFTER_TOKEN : SIGNS_AFTER, '');
  if (mended === last || mended === '') return pathname;
  return localePath(locale, start + encodeURIComponent(mended));
}

function mendedQuery(query: string): string {
  const [, start, value = ''] = QUERY.exec(query) ?? [];
  if (start === undefined) return query;
  const last = decodeURIComponent(value.replaceAll('+', ' '));
  const mended = last.replace(SIGNS_AFTER, '');
  return mended === last ? query : start + encodeURIComponent(mended);
}

/**
 * Mends the address of a page or a file: removes signs that were copied along, and reads a short
 * address as it may be printed, with spaces, underscores and capitals. Null if there is nothing to
 * mend.
 */
export function mendedAddress(target: string): string | null {
  const [path = '', ...rest] = target.split('?');
  // If "/en" is removed before it, "//" would lead to another site.
  if (/^\/(?:api|_next)\/|\/\/|\\/.test(path)) return null;
  const query = rest.join('?');
  try {
    const mended = [mendedPath(path), ...(query ? [mendedQuery(query)] : [])].join('?');
    return mended === [path, ...(query ? [query] : [])].join('?') ? null : mended;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
