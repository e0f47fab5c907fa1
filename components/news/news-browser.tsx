'use client';

import { useParams, useSearchParams } from 'next/navigation';
import { type ReactNode, useOptimistic, useRef, useState, useTransition } from 'react';
import { PageForm } from '@/components/shared/links/page-form';
import { usePageRouter } from '@/components/shared/links/use-page-router';
import { Button } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { SelectField } from '@/components/shared/ui/select-field';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';
import { DEFAULT_NEWS_ORIGIN, DEFAULT_NEWS_RESIDENCE } from '@/lib/shared/domain/news/countries';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type NewsFilter, newsPath } from '@/lib/shared/url/news-url';
import { paths } from '@/lib/shared/url/paths';
import { NewsCount } from './news-count';
import { newsCardVariants, newsGridVariants, newsTextVariants } from './news-layout';
import { LoadingThumbnail } from './news-thumbnail';

interface Choices {
  origins: readonly { value: string; label: string }[];
  residences: readonly { value: string; label: string }[];
}

export function NewsBrowser({ children, ...choices }: Choices & { children: ReactNode }) {
  const t = useTexts('news.browser');
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const [filter, setFilter] = useOptimistic<NewsFilter>(useNewsFilter(choices));
  const [count, setCount] = useState(0);
  const pick = (wanted: NewsFilter) =>
    startTransition(() => {
      setFilter(wanted);
      router.push(newsPath(wanted), { scroll: false });
    });
  // Where there are no articles, the text in their place has its own status.
  const countText = count > 0 ? t('articleCount', { count }) : '';

  return (
    <NewsCount value={setCount}>
      <div className="grid gap-5 py-8 md:grid-cols-[1fr_minmax(22rem,32rem)] md:items-end md:pt-12">
        <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
        <NewsFilters {...choices} filter={filter} onPick={pick} />
      </div>
      <p className="sr-only" role="status">
        {isPending ? t('loading') : countText}
      </p>
      {isPending ? <NewsLoading /> : children}
    </NewsCount>
  );
}

/** On a shared page, the filter is in the inner path. */
function useNewsFilter({ origins, residences }: Choices): NewsFilter {
  const inPath = useParams<Partial<NewsFilter>>();
  const asked = useSearchParams();
  const chosen = (name: keyof NewsFilter, choices: Choices['origins'], otherwise: string) => {
    const wanted = (inPath[name] ?? asked.get(name) ?? '').trim().toUpperCase();
    return choices.some(({ value }) => value === wanted) ? wanted : otherwise;
  };
  return {
    origin: chosen('origin', origins, DEFAULT_NEWS_ORIGIN),
    residence: chosen('residence', residences, DEFAULT_NEWS_RESIDENCE),
  };
}

const CARDS = ['lead', 'second', 'third', 'fourth'];

function NewsLoading() {
  return (
    <div className="animate-appear-late" aria-busy="true">
      <div className={newsGridVariants()}>
        {CARDS.map((card) => {
          const isLead = card === 'lead';
          return (
            <div key={card} className={newsCardVariants({ isLead })}>
              <LoadingThumbnail isLead={isLead} />
              <div className={newsTextVariants({ isLead })}>
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-6 w-full" />
                <Skeleton className="h-6 w-2/3" />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface NewsFiltersProps extends Choices {
  filter: NewsFilter;
  onPick: (filter: NewsFilter) => void;
}

function NewsFilters({ origins, residences, filter, onPick }: NewsFiltersProps) {
  const t = useTexts('news.filters');
  const { origin, residence } = filter;
  const form = useRef<HTMLFormElement>(null);

  const readForm = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const wanted = { origin: String(data.get('origin')), residence: String(data.get('residence')) };
    if (wanted.origin !== origin || wanted.residence !== residence) onPick(wanted);
  };

  useOnHydration(readForm);

  return (
    <PageForm
      ref={form}
      className="grid grid-cols-2 items-end gap-3"
      action={paths.news}
      aria-label={t('formLabel')}
    >
      <SelectField
        id="origin"
        name="origin"
        label={t('originLabel')}
        options={origins}
        value={origin}
        onChange={readForm}
      />
      <SelectField
        id="residence"
        name="residence"
        label={t('residenceLabel')}
        options={residences}
        value={residence}
        onChange={readForm}
      />
      <noscript className="col-span-full">
        <Button type="submit" look="secondary">
          {t('submit')}
        </Button>
      </noscript>
    </PageForm>
  );
}
