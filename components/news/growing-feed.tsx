'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PageForm } from '@/components/shared/links/page-form';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { Button } from '@/components/shared/ui/button';
import { CircleAlert } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { Spinner } from '@/components/shared/ui/spinner';
import { callApi } from '@/lib/shared/api/call-api';
import type { NewsArticle } from '@/lib/shared/contract/news';
import { type Feed, growFeed } from '@/lib/shared/domain/news/feed';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type NewsState, newsFields, newsPathUpTo, newsStateWith } from '@/lib/shared/url/news-url';
import { paths } from '@/lib/shared/url/paths';
import type { NewsCard } from './news-card';
import { useNewsCount } from './news-count';
import { newsGridVariants } from './news-layout';

const END_ID = 'end-of-news';

interface GrowingFeedProps {
  state: NewsState;
  first: FirstNews;
  children: ReactNode;
}

export function GrowingFeed({ state, first, children }: GrowingFeedProps) {
  const t = useTexts('news.feed');
  const { feed, Card, isLoading, countBefore, loadMore } = useNewsFeed(state, first);
  const firstCount = first.uuids.length;
  const count = firstCount + feed.articles.length;
  useNewsCount(firstCount);

  // The pressed button goes, so the first new article gets the focus.
  useEffect(() => {
    if (countBefore === null) return;
    const id = countBefore < count ? `article-${countBefore + 1}` : END_ID;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [countBefore, count]);

  return (
    <>
      <div className={newsGridVariants()}>
        {children}
        {Card
          ? feed.articles.map((article, index) => (
              <Card
                key={article.uuid}
                article={article}
                place={firstCount + index + 1}
                isLead={firstCount + index === 0 && state.offset === 0}
              />
            ))
          : null}
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
  next: NewsState;
  place: number;
  hasFailed: boolean;
  isLoading: boolean;
  onMore: () => void;
}

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

interface FirstNews extends Omit<Feed<NewsArticle>, 'articles'> {
  uuids: readonly string[];
}

/**
 * The address changes with the feed, so that a reload shows as many articles. `countBefore` is null
 * at first.
 */
function useNewsFeed(state: NewsState, { uuids, ...first }: FirstNews) {
  const toAddress = usePageAddress();
  const [feed, setFeed] = useState<Feed<NewsArticle>>({ ...first, articles: [] });
  // The server draws the first articles.
  const [Card, setCard] = useState<typeof NewsCard | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [countBefore, setCountBefore] = useState<number | null>(null);

  const loadMore = async () => {
    if (isLoading) return;
    setLoading(true);
    setFeed({ ...feed, hasFailed: false });
    const { origin, residence } = state;
    const query = { origin, residence, offset: String(feed.nextOffset) };
    const [result, card] = await Promise.all([
      callApi('GET /api/news', undefined, { query }),
      import('./news-card').catch(() => null),
    ]);
    if (result.ok && card) {
      setCard(() => card.NewsCard);
      setFeed(growFeed(feed, result.answer, uuids));
      setCountBefore(uuids.length + feed.articles.length);
    } else setFeed({ ...feed, hasFailed: true });
    setLoading(false);
  };

  useEffect(() => {
    if (countBefore === null) return;
    window.history.replaceState(null, '', toAddress(newsPathUpTo(feed.nextOffset, state)));
  }, [countBefore, feed.nextOffset, state, toAddress]);

  return { feed, Card, isLoading, countBefore, loadMore };
}
