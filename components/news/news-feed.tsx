'use client';

import { useEffect } from 'react';
import { Art } from '@/components/ui/art';
import { textLinkVariants } from '@/components/ui/text-link';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import type { Feed } from '@/lib/domain/news/feed';
import { type NewsState, newsPath, newsStateWith } from '@/lib/url/news-url';
import { NewsCard } from './news-card';
import { NewsMore } from './news-more';
import { useNewsFeed } from './use-news-feed';

const END_ID = 'end-of-news';

interface NewsFeedProps {
  state: NewsState;
  first: Feed<NewsArticle>;
}

/** The articles of two countries, and what comes after the last of them. */
export function NewsFeed({ state, first }: NewsFeedProps) {
  const { feed, isLoading, countBefore, loadMore } = useNewsFeed(state, first);
  const count = feed.articles.length;

  // The button that was pressed makes way for what it brought: readers go on from there.
  useEffect(() => {
    if (countBefore === null) return;
    const id = countBefore < count ? `article-${countBefore + 1}` : END_ID;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [countBefore, count]);

  if (count === 0 && !feed.hasMore && state.offset === 0) return <NoNews />;
  return (
    <>
      {state.offset > 0 ? (
        <a
          className={textLinkVariants()}
          href={newsPath({ origin: state.origin, residence: state.residence })}
        >
          Back to the newest
        </a>
      ) : null}
      <div className="news-grid">
        {feed.articles.map((article, index) => (
          <NewsCard
            key={article.uuid}
            article={article}
            place={index + 1}
            isLead={index === 0 && state.offset === 0}
          />
        ))}
      </div>
      <p className="sr-only" role="status">
        {countBefore === null ? '' : `${count - countBefore} more articles`}
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
        <p id={END_ID} className="news-end text-muted" tabIndex={-1}>
          {"You've reached the end of the news feed."}
        </p>
      )}
    </>
  );
}

function NoNews() {
  return (
    <section className="card empty">
      <Art name="empty" width={192} height={131} />
      <p className="text-lg/7 font-semibold" role="status">
        No news available for the selected countries.
      </p>
      <p className="text-muted">Try another country above, or look in again later.</p>
    </section>
  );
}
