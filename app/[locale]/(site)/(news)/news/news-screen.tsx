import 'server-only';
import { getLocale } from 'next-intl/server';
import { GrowingFeed } from '@/components/news/growing-feed';
import { NewsCard } from '@/components/news/news-card';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { cardVariants } from '@/components/shared/ui/card';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { listNewsPage } from '@/lib/server/host/news';
import { HostError } from '@/lib/server/host/transport/host-error';
import { setPageStatus } from '@/lib/server/http/page-status';
import type { NewsArticle, NewsPage } from '@/lib/shared/contract/news';
import { NEWS_PAGE_SIZE } from '@/lib/shared/domain/news/countries';
import { type Feed, feedFrom, growFeed } from '@/lib/shared/domain/news/feed';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type NewsState, newsPath } from '@/lib/shared/url/news-url';

export async function newsScreen(state: NewsState) {
  const news = await loadNews(state, Date.now());
  if (news.hasFailed && news.articles.length === 0) setPageStatus(502);
  return <NewsFeed key={newsPath(state)} state={state} first={news} />;
}

async function orNull(read: Promise<NewsPage>): Promise<NewsPage | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Reads pages until one fails or is the last. */
async function loadNews(
  { offset, count, ...filter }: NewsState,
  now: number,
): Promise<Feed<NewsArticle>> {
  const starts = Array.from({ length: count / NEWS_PAGE_SIZE }, (_, n) => n * NEWS_PAGE_SIZE);
  const locale = await getLocale();
  const pages = await Promise.all(
    starts.map((start) => orNull(listNewsPage({ ...filter, offset: offset + start }, now, locale))),
  );
  let feed: Feed<NewsArticle> = feedFrom(offset);
  for (const page of pages) {
    if (!page) return { ...feed, hasFailed: true };
    feed = growFeed(feed, page);
    if (!feed.hasMore) break;
  }
  return feed;
}

interface NewsFeedProps {
  state: NewsState;
  first: Feed<NewsArticle>;
}

function NewsFeed({ state, first }: NewsFeedProps) {
  const t = useTexts('news.feed');
  const { articles, ...rest } = first;
  if (articles.length === 0 && !first.hasMore && state.offset === 0) return <NoNews />;
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
      <GrowingFeed state={state} first={{ ...rest, uuids: articles.map(({ uuid }) => uuid) }}>
        {articles.map((article, index) => (
          <NewsCard
            key={article.uuid}
            article={article}
            place={index + 1}
            isLead={index === 0 && state.offset === 0}
          />
        ))}
      </GrowingFeed>
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
      <Art className="h-auto w-48" name="empty" />
      <p className="text-lg/7 font-semibold" role="status">
        {t('noArticles')}
      </p>
      <p className="text-muted">{t('noArticlesAdvice')}</p>
    </section>
  );
}
