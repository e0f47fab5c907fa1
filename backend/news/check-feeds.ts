import { createWebClient, type WebClientOptions } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { eachByHost } from './by-host';
import type { Feed } from './feeds';
import { FEED_BYTES, fetchFeed } from './fetch-feed';

/** Only reads the feeds and stores nothing. */
export async function checkFeeds(
  feeds: readonly Feed[],
  options: Omit<WebClientOptions, 'maxBytes'>,
): Promise<{ feed: Feed; entries: number; error: string | null }[]> {
  const client = createWebClient({ ...options, maxBytes: FEED_BYTES });
  const found = new Map<Feed, { entries: number; error: string | null }>();
  await eachByHost(
    feeds,
    { urlOf: ({ url }) => url, atOnce: 6, isOver: () => false },
    async (feed) => {
      try {
        const { entries } = await fetchFeed(client, feed.url);
        const count = entries?.length ?? 0;
        found.set(feed, { entries: count, error: count === 0 ? 'empty' : null });
      } catch (error) {
        if (!(error instanceof WebError)) throw error;
        found.set(feed, { entries: 0, error: error.message });
      }
    },
  );
  await client.close();
  return feeds.map((feed) => ({
    feed,
    ...(found.get(feed) ?? { entries: 0, error: 'not asked' }),
  }));
}
