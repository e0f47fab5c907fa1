import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import { ScoreLine } from '@/components/shared/score/score';
import { badgeVariants } from '@/components/shared/ui/badge';
import { ChevronRight } from '@/components/shared/ui/icons';
import type { Score } from '@/lib/shared/domain/reviews/review';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';

export function ReviewsRow({ score, unseen }: { score: Score; unseen: number }) {
  const t = useTexts('shownReviews.own');
  const section = useTexts('shownReviews.section');
  return (
    <p className="relative mt-6 flex min-h-16 flex-wrap items-center gap-x-3 border-y border-line py-2">
      <PageLink
        className={coveringLinkVariants({
          around: 'row',
          className: 'min-h-11 content-center font-semibold',
        })}
        href={ownReviewsPath(1)}
      >
        {t('row')}
      </PageLink>
      {score.count === 0 ? (
        <span className="text-sm text-muted">{section('none')}</span>
      ) : (
        <span className="text-sm">
          <ScoreLine score={score} />
        </span>
      )}
      {unseen > 0 ? (
        <span className={badgeVariants({ look: 'highlight' })}>
          {t('unseen', { count: unseen })}
        </span>
      ) : null}
      <ChevronRight className="ms-auto rtl:-scale-x-100" />
    </p>
  );
}
