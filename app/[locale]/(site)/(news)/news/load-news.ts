import 'server-only';
import { getLocale } from 'next-intl/server';
import type { NewsArticle, NewsPage } from '@/lib/contract/news';
import { NEWS_PAGE_SIZE } from '@/lib/domain/news/countries';
import { type Feed, feedFrom, growFeed } from '@/lib/domain/news/feed';
import { listNewsPage } from '@/lib/host/news';
import { HostError } from '@/lib/host/transport/host-error';
import type { NewsState } from '@/lib/url/news-url';

async function orNull(read: Promise<NewsPage>): Promise<NewsPage | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Up to the first page that fails or ends the feed. */
export async function loadNews(
  { offset, count, ...filter }: NewsState,
  now: number,
): Promise<Feed<NewsArticle>> {
  const starts = Array.from({ length: count / NEWS_PAGE_SIZE }, (_, n) => n * NEWS_PAGE_SIZE);
  const locale = await getLocale();
  const pages = await Promise.all(
    starts.map((start) => orNull(listNewsPage({ ...filter, offset: offset + start }, now, locale))),
  );
  let feed: Feed<NewsArticle> = feedFrom(offset);
  for (const page of pages) {
    if (!page) return { ...feed, hasFailed: true };
    feed = growFeed(feed, page);
    if (!feed.hasMore) break;
  }
  return feed;
}
