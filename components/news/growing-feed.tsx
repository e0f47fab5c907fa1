'use client';

import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#texts';
import { type NewsState, newsStateWith } from '@/lib/url/news-url';
import { NewsCard } from './news-card';
import { useNewsCount } from './news-count';
import { newsGridVariants } from './news-layout';
import { NewsMore } from './news-more';
import { type FirstNews, useNewsFeed } from './use-news-feed';

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
