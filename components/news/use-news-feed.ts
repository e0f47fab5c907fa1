import { useEffect, useState } from 'react';
import { usePageAddress } from '@/components/links/use-page-address';
import { callApi } from '@/lib/api/call-api';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import { type Feed, growFeed } from '@/lib/domain/news/feed';
import { type NewsState, newsPathUpTo } from '@/lib/url/news-url';

/** What the page came with: of its articles the uuids, by which repeats are known. */
export interface FirstNews extends Omit<Feed<NewsArticle>, 'articles'> {
  uuids: readonly string[];
}

/**
 * The feed behind the articles of the page, which `loadMore` makes a page longer; a failure keeps what
 * is there. The address follows, so that a reload brings as much again. `countBefore` is how many
 * articles there were before the last page came, null until one does.
 */
export function useNewsFeed(state: NewsState, { uuids, ...first }: FirstNews) {
  const toAddress = usePageAddress();
  const [feed, setFeed] = useState<Feed<NewsArticle>>({ ...first, articles: [] });
  const [isLoading, setLoading] = useState(false);
  const [countBefore, setCountBefore] = useState<number | null>(null);

  const loadMore = async () => {
    if (isLoading) return;
    setLoading(true);
    setFeed({ ...feed, hasFailed: false });
    const { origin, residence } = state;
    const query = { origin, residence, offset: String(feed.nextOffset) };
    const result = await callApi('GET /api/news', undefined, { query });
    setFeed(result.ok ? growFeed(feed, result.answer, uuids) : { ...feed, hasFailed: true });
    if (result.ok) setCountBefore(uuids.length + feed.articles.length);
    setLoading(false);
  };

  useEffect(() => {
    if (countBefore === null) return;
    window.history.replaceState(null, '', toAddress(newsPathUpTo(feed.nextOffset, state)));
  }, [countBefore, feed.nextOffset, state, toAddress]);

  return { feed, isLoading, countBefore, loadMore };
}
