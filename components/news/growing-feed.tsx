'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#texts';
import { PageForm } from '@/components/links/page-form';
import { usePageAddress } from '@/components/links/use-page-address';
import { Button } from '@/components/ui/button';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { callApi } from '@/lib/api/call-api';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import { type Feed, growFeed } from '@/lib/domain/news/feed';
import { type NewsState, newsFields, newsPathUpTo, newsStateWith } from '@/lib/url/news-url';
import { paths } from '@/lib/url/paths';
import { NewsCard } from './news-card';
import { useNewsCount } from './news-count';
import { newsGridVariants } from './news-layout';

const END_ID = 'end-of-news';

interface GrowingFeedProps {
  state: NewsState;
  first: FirstNews;
  /** The cards of the articles that the page came with. */
  children: ReactNode;
}

/** The articles that came with the page, those that are loaded behind them, and the way to more. */
export function GrowingFeed({ state, first, children }: GrowingFeedProps) {
  const t = useTexts('news.feed');
  const { feed, isLoading, countBefore, loadMore } = useNewsFeed(state, first);
  const firstCount = first.uuids.length;
  const count = firstCount + feed.articles.length;
  useNewsCount(firstCount);

  // What was loaded takes the place of the pressed button, so the focus moves to the first of it.
  useEffect(() => {
    if (countBefore === null) return;
    const id = countBefore < count ? `article-${countBefore + 1}` : END_ID;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [countBefore, count]);

  return (
    <>
      <div className={newsGridVariants()}>
        {children}
        {feed.articles.map((article, index) => (
          <NewsCard
            key={article.uuid}
            article={article}
            place={firstCount + index + 1}
            isLead={firstCount + index === 0 && state.offset === 0}
          />
        ))}
      </div>
      <p className="sr-only" role="status">
        {countBefore === null ? '' : t('moreCount', { count: count - countBefore })}
      </p>
      {feed.hasMore ? (
        <NewsMore
          next={newsStateWith(feed.nextOffset, state)}
          place={count + 1}
          hasFailed={feed.hasFailed}
          isLoading={isLoading}
          onMore={loadMore}
        />
      ) : (
        <p id={END_ID} className="pt-12 text-center text-muted" tabIndex={-1}>
          {t('end')}
        </p>
      )}
    </>
  );
}

interface NewsMoreProps {
  /** What the page shows when the form is sent without scripts. */
  next: NewsState;
  /** The place of the first article that it brings. */
  place: number;
  hasFailed: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** The way to the next page: a plain form, so that it works without scripts, which take it over. */
function NewsMore({ next, place, hasFailed, isLoading, onMore }: NewsMoreProps) {
  const t = useTexts('news.more');
  return (
    <PageForm
      className="grid justify-items-center gap-4 pt-12"
      action={place > 1 ? `${paths.news}#article-${place}` : paths.news}
      onSubmit={(event) => {
        event.preventDefault();
        onMore();
      }}
    >
      {newsFields(next).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasFailed ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          {t('failed')}
        </p>
      ) : null}
      <Button type="submit" look="secondary" aria-disabled={isLoading}>
        {isLoading ? <Spinner /> : null}
        {isLoading ? t('loading') : hasFailed ? t('tryAgain') : t('loadMore')}
      </Button>
    </PageForm>
  );
}

/** What the page came with: of its articles the uuids, by which repeats are known. */
interface FirstNews extends Omit<Feed<NewsArticle>, 'articles'> {
  uuids: readonly string[];
}

/**
 * The feed behind the articles of the page, which `loadMore` makes a page longer; a failure keeps what
 * is there. The address follows, so that a reload brings as much again. `countBefore` is how many
 * articles there were before the last page came, null until one does.
 */
function useNewsFeed(state: NewsState, { uuids, ...first }: FirstNews) {
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
