'use client';

import { useEffect } from 'react';
import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { cardVariants } from '@/components/ui/card';
import { textLinkVariants } from '@/components/ui/text-link';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import type { Feed } from '@/lib/domain/news/feed';
import { type NewsState, newsPath, newsStateWith } from '@/lib/url/news-url';
import { NewsCard } from './news-card';
import { newsGridVariants } from './news-layout';
import { NewsMore } from './news-more';
import { useNewsFeed } from './use-news-feed';

const END_ID = 'end-of-news';

interface NewsFeedProps {
  state: NewsState;
  first: Feed<NewsArticle>;
}

/** The articles of two countries, and what comes after the last of them. */
export function NewsFeed({ state, first }: NewsFeedProps) {
  const t = useTexts('news.feed');
  const { feed, isLoading, countBefore, loadMore } = useNewsFeed(state, first);
  const count = feed.articles.length;

  // What was loaded takes the place of the pressed button, so the focus moves to the first of it.
  useEffect(() => {
    if (countBefore === null) return;
    const id = countBefore < count ? `article-${countBefore + 1}` : END_ID;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [countBefore, count]);

  if (count === 0 && !feed.hasMore && state.offset === 0) return <NoNews />;
  return (
    <>
      {state.offset > 0 ? (
        <PageLink
          className={textLinkVariants()}
          href={newsPath({ origin: state.origin, residence: state.residence })}
        >
          {t('newest')}
        </PageLink>
      ) : null}
      <div className={newsGridVariants()}>
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

function NoNews() {
  const t = useTexts('news.feed');
  return (
    <section
      className={cardVariants({
        padding: 'none',
        className: 'grid justify-items-center gap-4 px-5 py-12 text-center text-balance',
      })}
    >
      <Art className="h-auto w-48" name="empty" width={192} height={131} />
      <p className="text-lg/7 font-semibold" role="status">
        {t('noArticles')}
      </p>
      <p className="text-muted">{t('noArticlesAdvice')}</p>
    </section>
  );
}
