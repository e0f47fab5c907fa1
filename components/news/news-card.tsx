import { OutsideLink } from '@/components/shared/site/outside-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { ArrowUpRight } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { NewsArticle } from '@/lib/shared/contract/news';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { newsCardVariants, newsTextVariants } from './news-layout';
import { NewsThumbnail } from './news-thumbnail';

interface NewsCardProps {
  article: NewsArticle;
  /** From 1. */
  place: number;
  isLead: boolean;
}

export function NewsCard({ article, place, isLead }: NewsCardProps) {
  const t = useTexts('news.card');
  const { title, snippet, link } = article;
  const id = `article-${place}`;
  return (
    <article
      id={id}
      className={newsCardVariants({ isLead })}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      {link ? (
        // The keyboard gets one link per article.
        <OutsideLink href={link} tabIndex={-1} aria-hidden="true">
          <NewsThumbnail url={article.thumbnail} isLead={isLead} />
        </OutsideLink>
      ) : (
        <NewsThumbnail url={article.thumbnail} isLead={isLead} />
      )}
      <div className={newsTextVariants({ isLead })}>
        <Byline article={article} />
        <Title id={`${id}-title`} isLead={isLead} title={title} link={link} />
        {snippet ? (
          <p
            className={
              isLead ? 'text-sm text-muted md:text-lg' : 'text-sm text-muted max-md:hidden'
            }
            dir="auto"
          >
            {snippet}
          </p>
        ) : null}
        {link ? (
          <OutsideLink
            className={textLinkVariants({ className: 'text-sm' })}
            href={link}
            aria-describedby={`${id}-title`}
          >
            {t('readAll')}
            <ArrowUpRight className="rtl:-scale-x-100" />
          </OutsideLink>
        ) : null}
      </div>
    </article>
  );
}

interface TitleProps {
  id: string;
  title: string;
  link: string;
  isLead: boolean;
}

function Title({ id, title, link, isLead }: TitleProps) {
  const look = isLead
    ? headingVariants({ size: 'medium' })
    : headingVariants({
        face: 'name',
        className: 'text-lg/6 font-semibold!',
      });
  return (
    <h2 id={id} className={look} dir="auto">
      {link ? (
        <OutsideLink className="no-underline hover:underline" href={link} tabIndex={-1}>
          {title}
        </OutsideLink>
      ) : (
        title
      )}
    </h2>
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
