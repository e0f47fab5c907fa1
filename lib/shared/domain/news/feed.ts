import { NEWS_PAGE_SIZE } from './countries';

/** Articles. */
export const NEWS_OFFSET_LIMIT = 5000;

/** `hasMore` is true if the page was full. */
export interface FeedPage<T> {
  articles: readonly T[];
  hasMore: boolean;
}

export interface Feed<T> extends FeedPage<T> {
  nextOffset: number;
  hasFailed: boolean;
}

export function feedFrom(offset: number): Feed<never> {
  return { articles: [], nextOffset: offset, hasMore: true, hasFailed: false };
}

/**
 * If a feed has gained an article, the next page repeats the last one of this page. So articles
 * that are known or `shown` are left out. A page without new articles ends the feed.
 */
export function growFeed<T extends { uuid: string }>(
  { articles, nextOffset }: Feed<T>,
  page: FeedPage<T>,
  shown: readonly string[] = [],
): Feed<T> {
  const known = new Set(shown);
  const all = [...articles, ...page.articles].filter(
    ({ uuid }) => !known.has(uuid) && known.add(uuid),
  );
  return {
    articles: all,
    nextOffset: nextOffset + NEWS_PAGE_SIZE,
    hasMore: page.hasMore && all.length > articles.length,
    hasFailed: false,
  };
}
