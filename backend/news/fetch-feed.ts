import type { WebAnswer, WebClient } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { decodeBytes } from './decode-bytes';
import type { FeedEntry } from './feed-entry';
import { NotAFeed, readFeed } from './read-feed';

/** The limit is for compressed and for decompressed bytes. */
export const FEED_BYTES = 2_000_000;

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, ' +
  'application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5';

/** `entries` is null if nothing changed. */
export interface FetchedFeed {
  answer: WebAnswer;
  entries: FeedEntry[] | null;
}

/** Ignores the Content-Type. Throws `WebError`. */
export async function fetchFeed(
  client: WebClient,
  url: string,
  conditions: Record<string, string> = {},
): Promise<FetchedFeed> {
  const answer = await client.get(url, { accept: ACCEPT, ...conditions });
  if (answer.status === 304) return { answer, entries: null };
  try {
    const text = decodeBytes(answer.bytes, answer.contentType);
    return { answer, entries: readFeed(text, answer.url) };
  } catch (cause) {
    if (!(cause instanceof NotAFeed)) throw cause;
    throw new WebError('not a feed', {}, { cause });
  }
}
