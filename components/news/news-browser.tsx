'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { headingVariants } from '@/components/ui/heading';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import type { Feed } from '@/lib/domain/news/feed';
import { type NewsFilter, type NewsState, newsPath } from '@/lib/url/news-url';
import { NewsFeed } from './news-feed';
import { NewsFilters } from './news-filters';
import { NewsLoading } from './news-loading';

interface NewsBrowserProps {
  state: NewsState;
  news: Feed<NewsArticle>;
}

/** Told after a change of countries; what is shown instead of articles speaks for itself. */
function countOf(articles: number): string {
  return articles > 0 ? `${articles} articles` : '';
}

/** The news page: a form and links that work by themselves, taken over once the page is alive. */
export function NewsBrowser({ state, news }: NewsBrowserProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [filter, setFilter] = useOptimistic<NewsFilter>(state);
  const pick = (wanted: NewsFilter) =>
    startTransition(() => {
      setFilter(wanted);
      router.push(newsPath({ origin: wanted.origin, residence: wanted.residence }), {
        scroll: false,
      });
    });

  return (
    <>
      <div className="news-head">
        <h1 className={headingVariants({ size: 'large' })}>News</h1>
        <NewsFilters filter={filter} onPick={pick} />
      </div>
      <p className="sr-only" role="status">
        {isPending ? 'Loading news…' : countOf(news.articles.length)}
      </p>
      {isPending ? <NewsLoading /> : <NewsFeed key={newsPath(state)} state={state} first={news} />}
    </>
  );
}
