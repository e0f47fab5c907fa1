import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleAlert, Flag, RotateCw, ShieldCheck } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { PublicReview, ReviewPage } from '@/lib/shared/contract/reviews';
import { shownOf } from '@/lib/shared/domain/reviews/shown-pages';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths, providerPath } from '@/lib/shared/url/paths';
import { reviewName, reviewsPath } from '@/lib/shared/url/profile-url';
import { reportPath } from '@/lib/shared/url/report-url';
import { ReplyShown, ReviewEntry, useAuthor } from './review-entry';
import { ScoreSummary } from './score-summary';

/** `failed` where they could not be read. */
export type ShownReviews = { number: number; page: ReviewPage } | 'failed';

interface ReviewsSectionProps {
  service: { id: string; name: string; profileImageUrl: string };
  reviews: ShownReviews;
  mayReport: boolean;
}

export function ReviewsSection({ service, reviews, mayReport }: ReviewsSectionProps) {
  const t = useTexts('shownReviews.section');
  const heading = headingVariants({ size: 'medium' });
  if (reviews !== 'failed' && reviews.page.total === 0) {
    return (
      // Kept small: most profiles have no reviews, and a page has this twice, as HTML and as data.
      <section className="grid grid-cols-1 gap-4">
        <h2 className={heading}>{t('heading')}</h2>
        <p className="text-muted">{t('nobody')}</p>
        <Removed count={reviews.page.removed} />
      </section>
    );
  }
  return (
    <section
      className="grid scroll-mt-6 grid-cols-1 gap-4"
      id="reviews"
      aria-labelledby="reviews-title"
    >
      <h2 className={heading} id="reviews-title">
        {t('heading')}
      </h2>
      {reviews === 'failed' ? (
        <ReviewsFailed serviceId={service.id} />
      ) : (
        <>
          <ScoreSummary score={reviews.page.score} />
          <HowWeCheck />
          <ReviewList service={service} {...reviews} mayReport={mayReport} />
          <Removed count={reviews.page.removed} />
        </>
      )}
    </section>
  );
}

function Removed({ count }: { count: number }) {
  const t = useTexts('shownReviews.section');
  if (count === 0) return null;
  return <p className="max-w-measure text-sm text-muted">{t('removed', { count })}</p>;
}

function HowWeCheck() {
  const t = useTexts('shownReviews.section');
  return (
    <p className="flex max-w-measure gap-2.5 text-sm text-muted">
      <ShieldCheck />
      <span>
        {t.rich('checks', {
          how: (words) => <PageLink href={paths.howReviewsWork}>{words}</PageLink>,
        })}
      </span>
    </p>
  );
}

interface ReviewListProps extends Omit<ReviewsSectionProps, 'reviews'> {
  number: number;
  page: ReviewPage;
}

function ReviewList({ service, number, page, mayReport }: ReviewListProps) {
  const t = useTexts('shownReviews.section');
  const more = localePath(useLocale(), reviewsPath(service.id, number + 1));
  const { offset, newer } = shownOf(number);
  const { reviews, total } = page;
  const end = offset + reviews.length;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pb-3 text-sm text-muted">
        <p>{t('order')}</p>
        {newer === null ? null : (
          <PageLink
            className={textLinkVariants()}
            href={reviewsPath(service.id, newer)}
            rel="nofollow"
          >
            {t('newer')}
          </PageLink>
        )}
      </div>
      <ol start={offset + 1}>
        {reviews.map((review, index) => (
          <li key={review.id} className="border-t border-line py-5 md:py-6">
            <ReviewEntry review={review} id={reviewName(offset + index + 1)}>
              {review.reply ? <ReplyOf review={review} service={service} /> : null}
              {mayReport ? <ReportReview review={review} pageOf={service.id} /> : null}
            </ReviewEntry>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
        {end < total ? (
          // Loads a new document, which moves the focus to the first new name.
          <a
            className={buttonVariants({ look: 'secondary' })}
            href={`${more}#${reviewName(end + 1)}`}
            rel="nofollow"
          >
            {t('more')}
          </a>
        ) : null}
        <p className="text-sm text-muted">{t('shown', { shown: end, total })}</p>
      </div>
    </div>
  );
}

function ReplyOf({ review, service }: { review: PublicReview } & Pick<ReviewListProps, 'service'>) {
  const t = useTexts('shownReviews.review');
  const { name, profileImageUrl } = service;
  return (
    <ReplyShown
      review={review}
      logo={{ src: profileImageUrl, name }}
      heading={t.rich('reply', { name: () => <bdi translate="no">{name}</bdi> })}
    />
  );
}

function ReportReview({ review, pageOf }: { review: PublicReview; pageOf: string }) {
  const t = useTexts('shownReviews.review');
  const name = useAuthor(review);
  return (
    <PageLink
      className="-my-2 inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm text-muted"
      href={reportPath({ kind: 'review', id: review.id, pageOf })}
      data-opens="report"
      data-review={review.id}
      data-name={name}
      aria-label={t('reportOf', { name })}
    >
      <Flag className="size-4" />
      {t('report')}
    </PageLink>
  );
}

function ReviewsFailed({ serviceId }: { serviceId: string }) {
  const t = useTexts('shownReviews.section');
  const href = localePath(useLocale(), providerPath(serviceId));
  return (
    <Note look="error" role="alert">
      <CircleAlert />
      <div className="grid justify-items-start gap-2">
        <p>
          <b>{t('failed')}</b> {t('failedLead')}
        </p>
        <a
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={`${href}#reviews`}
        >
          <RotateCw />
          {t('retry')}
        </a>
      </div>
    </Note>
  );
}
