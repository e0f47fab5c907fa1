import { NEWS_PAGE_SIZE } from './countries';

/** As far back as the feed can be followed, in articles. */
export const NEWS_OFFSET_LIMIT = 5000;

/** A page as it came; `hasMore` says that it was full, so that another may follow. */
export interface FeedPage<T> {
  articles: readonly T[];
  hasMore: boolean;
}

/** The feed as far as it has been read. */
export interface Feed<T> extends FeedPage<T> {
  /** Where the next page begins. */
  nextOffset: number;
  /** The page that begins there did not come. */
  hasFailed: boolean;
}

/** A feed of which nothing has been read yet. */
export function feedFrom(offset: number): Feed<never> {
  return { articles: [], nextOffset: offset, hasMore: true, hasFailed: false };
}

/**
 * The feed with its next page behind it. A feed that gained an article between two pages repeats
 * its last one: uuids that are there already, or were `shown` before it, are dropped. A page of nothing
 * new ends it.
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
