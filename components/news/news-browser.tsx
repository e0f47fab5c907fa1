'use client';

import { type ReactNode, useOptimistic, useState, useTransition } from 'react';
import { useTexts } from '#texts';
import { usePageRouter } from '@/components/links/use-page-router';
import { headingVariants } from '@/components/ui/heading';
import { type NewsFilter, newsPath } from '@/lib/url/news-url';
import { NewsCount } from './news-count';
import { NewsFilters } from './news-filters';
import { NewsLoading } from './news-loading';
import { useNewsFilter } from './use-news-filter';

/** What stays while one page of news follows another: a form that works by itself until it is taken over. */
export function NewsBrowser({ children }: { children: ReactNode }) {
  const t = useTexts('news.browser');
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const [filter, setFilter] = useOptimistic<NewsFilter>(useNewsFilter());
  const [count, setCount] = useState(0);
  const pick = (wanted: NewsFilter) =>
    startTransition(() => {
      setFilter(wanted);
      router.push(newsPath(wanted), { scroll: false });
    });
  // Without articles, what is shown instead of them has a status of its own.
  const countText = count > 0 ? t('articleCount', { count }) : '';

  return (
    <NewsCount value={setCount}>
      <div className="grid gap-5 py-8 md:grid-cols-[1fr_minmax(22rem,32rem)] md:items-end md:pt-12">
        <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
        <NewsFilters filter={filter} onPick={pick} />
      </div>
      <p className="sr-only" role="status">
        {isPending ? t('loading') : countText}
      </p>
      {isPending ? <NewsLoading /> : children}
    </NewsCount>
  );
}
