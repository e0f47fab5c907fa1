import { PageLink } from '@/components/links/page-link';
import { Art } from '@/components/ui/art';
import { cardVariants } from '@/components/ui/card';
import { textLinkVariants } from '@/components/ui/text-link';
import type { NewsArticle } from '@/lib/contract/news';
import type { Feed } from '@/lib/domain/news/feed';
import { useTexts } from '@/lib/texts/use-texts';
import { type NewsState, newsPath } from '@/lib/url/news-url';
import { GrowingFeed } from './growing-feed';
import { NewsCard } from './news-card';

interface NewsFeedProps {
  state: NewsState;
  first: Feed<NewsArticle>;
}

export function NewsFeed({ state, first }: NewsFeedProps) {
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
