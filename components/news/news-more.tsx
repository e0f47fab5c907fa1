import { useTexts } from '#texts';
import { PageForm } from '@/components/links/page-form';
import { Button } from '@/components/ui/button';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { type NewsState, newsFields } from '@/lib/url/news-url';
import { paths } from '@/lib/url/paths';

interface NewsMoreProps {
  /** What the page shows when the form is sent without scripts. */
  next: NewsState;
  /** The place of the first article that it brings. */
  place: number;
  hasFailed: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** The way to the next page: a plain form, so that it works without scripts, which take it over. */
export function NewsMore({ next, place, hasFailed, isLoading, onMore }: NewsMoreProps) {
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
