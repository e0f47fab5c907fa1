import { Star } from '@/components/shared/ui/icons';
import { meanOf, type Score, STARS } from '@/lib/shared/domain/reviews/review';
import { formatNumber } from '@/lib/shared/domain/text/intl';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function formatMean(mean: number, locale: string): string {
  return formatNumber(mean, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export type CountedScore = Pick<Score, 'count' | 'sum'>;

interface ScoreLineProps {
  score: CountedScore;
  /** True to show the stars even if only one or two people gave them, not their number alone. */
  ofFew?: boolean;
}

/** Shows nothing if nobody has given stars. */
export function ScoreLine({ score, ofFew }: ScoreLineProps) {
  const t = useTexts('shownReviews.score');
  const { count, sum } = score;
  if (count === 0) return null;
  const mean = ofFew ? sum / count : meanOf(score);
  if (mean === null) return <span className="text-muted">{t('count', { count })}</span>;
  const shown = formatMean(mean, t.locale);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="contents" aria-hidden="true">
        <Star className="size-4 fill-current text-star" />
        <b>{shown}</b>
        <span className="text-muted">({count})</span>
      </span>
      <span className="sr-only">{t('spoken', { score: shown, count })}</span>
    </span>
  );
}

export function ScoreLink({ score }: { score: CountedScore }) {
  const t = useTexts('shownReviews.score');
  const { count } = score;
  if (count === 0) return null;
  const mean = meanOf(score);
  return (
    <a
      className="-my-1.5 inline-flex min-h-target items-center gap-1.5 self-start text-text no-underline"
      href="#reviews"
    >
      {mean === null ? null : (
        <span className="contents" aria-hidden="true">
          <Star className="fill-current text-star" />
          <b>{formatMean(mean, t.locale)}</b>
        </span>
      )}
      <span className="underline" aria-hidden={mean !== null}>
        {t('count', { count })}
      </span>
      {mean === null ? null : (
        <span className="sr-only">{t('spoken', { score: formatMean(mean, t.locale), count })}</span>
      )}
    </a>
  );
}

export function Stars({ stars }: { stars: number }) {
  const t = useTexts('shownReviews.score');
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={t('stars', { stars })}>
      {STARS.map((star) => (
        <Star
          key={star}
          className={
            star <= stars ? 'size-4.5 fill-current text-star' : 'size-4.5 text-line-strong'
          }
        />
      ))}
    </span>
  );
}
