import { ArrowUpRight } from 'lucide-react';
import { OutsideLink } from '@/components/site/outside-link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import type { NewsArticle } from '@/lib/contract/rows/api-news';
import { NewsThumbnail } from './news-thumbnail';

interface NewsCardProps {
  article: NewsArticle;
  /** Its place in the feed, from 1: what an address can lead to. */
  place: number;
  isLead: boolean;
}

/** One article: where it is from, when, what it says, and the way to the whole of it. */
export function NewsCard({ article, place, isLead }: NewsCardProps) {
  const { title, snippet, link } = article;
  const id = `article-${place}`;
  return (
    <article
      id={id}
      className={isLead ? 'news-card lead' : 'news-card'}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      {link ? (
        // For pointers: keys and readers have the link under the text, once.
        <OutsideLink className="news-pic" href={link} tabIndex={-1} aria-hidden="true">
          <NewsThumbnail url={article.thumbnail} isLead={isLead} />
        </OutsideLink>
      ) : (
        <NewsThumbnail url={article.thumbnail} isLead={isLead} />
      )}
      <div className="news-text">
        <Byline article={article} />
        <h2
          id={`${id}-title`}
          className={
            isLead
              ? headingVariants({ size: 'medium' })
              : headingVariants({ face: 'name', className: 'name' })
          }
          dir="auto"
        >
          {link ? (
            <OutsideLink className="news-title" href={link} tabIndex={-1}>
              {title}
            </OutsideLink>
          ) : (
            title
          )}
        </h2>
        {snippet ? (
          <p className="sm text-muted snippet" dir="auto">
            {snippet}
          </p>
        ) : null}
        {link ? (
          <OutsideLink
            className={textLinkVariants({ className: 'text-sm' })}
            href={link}
            aria-describedby={`${id}-title`}
          >
            Read Full Article
            <ArrowUpRight className="rtl:-scale-x-100" />
          </OutsideLink>
        ) : null}
      </div>
    </article>
  );
}

function Byline({ article: { source, publishedAt, age } }: { article: NewsArticle }) {
  return (
    <p className="text-xs text-subtle">
      {source ? (
        <b className="text-text" dir="auto">
          {source}
        </b>
      ) : null}
      {source && age ? ' · ' : null}
      {age ? (
        <time className="whitespace-nowrap" dateTime={publishedAt ?? undefined}>
          <bdi>{age}</bdi>
        </time>
      ) : null}
    </p>
  );
}
