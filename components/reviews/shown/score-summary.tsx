import { formatMean } from '@/components/shared/score/score';
import { headingVariants } from '@/components/shared/ui/heading';
import { Star } from '@/components/shared/ui/icons';
import { LEAST_FOR_SCORE, meanOf, type Score } from '@/lib/shared/domain/reviews/review';
import { formatNumber } from '@/lib/shared/domain/text/intl';
import { useTexts } from '@/lib/shared/texts/use-texts';

const DOOR =
  'grid h-34 w-28 flex-none content-center justify-items-center rounded-t-pill rounded-b-md pt-4 max-slim:h-28 max-slim:w-22 md:h-39 md:w-32 [&_svg]:size-5.5';

export function ScoreSummary({ score }: { score: Score }) {
  const t = useTexts('shownReviews.section');
  const counts = useTexts('shownReviews.score');
  const { count } = score;
  const mean = meanOf(score);
  const least = LEAST_FOR_SCORE;
  if (mean === null) {
    return (
      <div className="flex items-center gap-5 md:gap-8">
        <div className={`${DOOR} border-1.5 border-dashed border-line-strong bg-sunken text-muted`}>
          <Star />
        </div>
        <div>
          <p className={headingVariants({ face: 'name', className: 'text-lg' })}>
            {counts('count', { count })}
          </p>
          <p className="max-w-short text-muted">{t('few', { least })}</p>
        </div>
      </div>
    );
  }
  const shown = formatMean(mean, t.locale);
  return (
    <div className="flex items-center gap-5 md:gap-8">
      <p className={`${DOOR} bg-highlight text-on-highlight`}>
        <Star className="fill-current" />
        <b className="text-3xl" aria-hidden="true">
          {shown}
        </b>
        <span className="sr-only">{counts('spoken', { score: shown, count })}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="font-semibold" aria-hidden="true">
          {counts('count', { count })}
        </p>
        <SpreadTable score={score} />
      </div>
    </div>
  );
}

function SpreadTable({ score: { count, spread } }: { score: Score }) {
  const t = useTexts('shownReviews.section');
  return (
    <table className="w-full max-w-96 text-sm/6">
      <caption className="sr-only">{t('spread')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('starsColumn')}</th>
          <th scope="col">{t('shareColumn')}</th>
          <th scope="col">{t('countColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {spread
          .map((given, index) => ({ stars: index + 1, given }))
          .reverse()
          .map(({ stars, given }) => (
            <tr key={stars}>
              <th className="w-0 pe-2.5 text-start font-medium whitespace-nowrap" scope="row">
                {stars}
                <Star className="ms-0.5 inline size-3.5 fill-current align-[-0.0625rem] text-star" />
              </th>
              <td>
                <span className="sr-only">
                  {formatNumber(given / count, t.locale, { style: 'percent' })}
                </span>
                <svg
                  className="block h-2.5 w-full rounded-pill bg-skeleton rtl:-scale-x-100"
                  aria-hidden="true"
                >
                  {given > 0 ? (
                    <rect
                      className="fill-highlight stroke-star"
                      x="1"
                      y="1"
                      height="8"
                      rx="4"
                      strokeWidth="1.5"
                      width={`${Math.max(4, Math.round((given / count) * 98))}%`}
                    />
                  ) : null}
                </svg>
              </td>
              <td className="w-9 text-end text-muted">{given}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
