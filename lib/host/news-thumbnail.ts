import 'server-only';
import { host } from '@/lib/contract/host';
import { findMediaType } from '@/lib/domain/slates/media-type';
import { AppError } from '@/lib/errors';
import { shareInFlight } from '@/lib/host/transport/in-flight';
import { serverOf } from '@/lib/host/transport/servers';
import { createWebClient, type WebClient } from '@/lib/web/web-client';
import { WebError } from '@/lib/web/web-error';
import { findThumbnail, type NewsPageKey } from './news';

const OPTIONS = { userAgent: 'SettlnThumbnails/1', maxBytes: 2_000_000, totalMs: 6000 };

/** What anybody may name: the public web, checked in the lookup and at every redirect (SSRF-1). */
const outlets = createWebClient(OPTIONS);

/** The news service itself may stand beside us; it is asked, but never followed anywhere. */
const service = createWebClient({
  ...OPTIONS,
  redirects: 0,
  policy: { mayConnect: () => true, mayUsePort: () => true },
});

function clientFor(url: string): WebClient {
  return new URL(url).origin === new URL(serverOf(host.listNews).base).origin ? service : outlets;
}

function noPicture(cause?: unknown): AppError {
  return new AppError('not_found', { key: 'noPicture' }, {}, { cause });
}

const fetchPicture = shareInFlight(async (url) => {
  try {
    const { status, bytes, ...answer } = await clientFor(url).get(url, { accept: 'image/*' });
    const type = findMediaType('image', answer.contentType, new URL(answer.url).pathname);
    if (status !== 200 || !type) throw noPicture();
    return { bytes: new Uint8Array(bytes), type };
  } catch (error) {
    if (error instanceof WebError) throw noPicture(error);
    throw error;
  }
});

/**
 * An article's thumbnail as an answer of our own origin, so that no outlet learns who reads. The
 * address comes from the news service, never from the request. Throws `AppError`: `not_found`.
 */
export async function readThumbnail(page: NewsPageKey, uuid: string): Promise<Response> {
  const url = await findThumbnail(page, uuid);
  if (!url) throw noPicture();
  const { bytes, type } = await fetchPicture(url);
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    },
  });
}
