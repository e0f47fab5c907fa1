'use client';

import { useOptimistic, useTransition } from 'react';
import { useTexts } from '#texts';
import { usePageRouter } from '@/components/links/use-page-router';
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

/** The news page: a form and links that work by themselves, taken over once the page is alive. */
export function NewsBrowser({ state, news }: NewsBrowserProps) {
  const t = useTexts('news.browser');
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const [filter, setFilter] = useOptimistic<NewsFilter>(state);
  const pick = (wanted: NewsFilter) =>
    startTransition(() => {
      setFilter(wanted);
      router.push(newsPath({ origin: wanted.origin, residence: wanted.residence }), {
        scroll: false,
      });
    });

  const count = news.articles.length;
  // Without articles, what is shown instead of them has a status of its own.
  const countText = count > 0 ? t('articleCount', { count }) : '';

  return (
    <>
      <div className="grid gap-5 py-8 md:grid-cols-[1fr_minmax(22rem,32rem)] md:items-end md:pt-12">
        <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
        <NewsFilters filter={filter} onPick={pick} />
      </div>
      <p className="sr-only" role="status">
        {isPending ? t('loading') : countText}
      </p>
      {isPending ? <NewsLoading /> : <NewsFeed key={newsPath(state)} state={state} first={news} />}
    </>
  );
}
