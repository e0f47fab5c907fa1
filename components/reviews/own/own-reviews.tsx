import type { ReactNode } from 'react';
import { ReplyShown, ReviewEntry, useAuthor } from '@/components/reviews/shown/review-entry';
import { ScoreSummary } from '@/components/reviews/shown/score-summary';
import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { buttonVariants } from '@/components/shared/ui/button';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { headingVariants } from '@/components/shared/ui/heading';
import { Flag, ShieldCheck } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ProviderReview, ProviderReviewPage } from '@/lib/shared/contract/reviews';
import { OWN_FIRST, shownOf } from '@/lib/shared/domain/reviews/shown-pages';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { localePath } from '@/lib/shared/url/locale-path';
import { paths } from '@/lib/shared/url/paths';
import { ownReviewsPath } from '@/lib/shared/url/portal-paths';
import { reviewName } from '@/lib/shared/url/profile-url';
import { reportPath } from '@/lib/shared/url/report-url';
import { OwnNotice } from './own-notice';
import { OwnReply, type PostReply } from './own-reply';
import { OwnReport } from './own-report';
import { SeeReviews } from './see-reviews';

interface OwnReviewsProps {
  calendarId: number;
  logo: { src: string; name: string };
  /** The id of a public service whose page shows the reviews, or null. */
  pageOf: string | null;
  page: ProviderReviewPage;
  number: number;
  /** The review whose form opens; '' for none. */
  replyTo: string;
  /** The language in which a reply is probably written. */
  language: string;
  post: PostReply;
  /** Epoch ms. */
  now: number;
}

export function OwnReviews(props: OwnReviewsProps) {
  const { calendarId, logo, pageOf, page, number, replyTo, language, post, now } = props;
  const t = useTexts('shownReviews.own');
  const { score, reviews, total } = page;
  const how = (words: ReactNode) => <PageLink href={paths.howReviewsWork}>{words}</PageLink>;
  return (
    <div className="pb-16">
      <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
      {total === 0 ? (
        <div className="pt-5">
          <EmptyState title={t('empty')}>
            <p className="max-w-short text-muted">{t('emptyLead')}</p>
            <p className="max-w-short text-sm text-muted">{t.rich('lead', { how })}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="grid gap-5 py-5 lg:grid-cols-2 lg:items-center lg:gap-12">
            <ScoreSummary score={score} />
            <div className="grid max-w-measure gap-3 text-sm text-muted">
              <p className="flex gap-2.5">
                <ShieldCheck />
                <span>{t.rich('lead', { how })}</span>
              </p>
              <p>{t('sees')}</p>
            </div>
          </div>
          <ReviewList
            calendarId={calendarId}
            logo={logo}
            pageOf={pageOf}
            reviews={reviews}
            total={total}
            number={number}
            replyTo={replyTo}
            language={language}
            post={post}
            now={now}
          />
          <SeeReviews calendarId={calendarId} />
          <OwnReport pageOf={pageOf} />
        </>
      )}
    </div>
  );
}

interface ReviewListProps extends Omit<OwnReviewsProps, 'page'> {
  reviews: readonly ProviderReview[];
  total: number;
}

function ReviewList({ reviews, total, number, ...shared }: ReviewListProps) {
  const own = useTexts('shownReviews.own');
  const t = useTexts('shownReviews.section');
  const { offset, newer } = shownOf(number, OWN_FIRST);
  const more = localePath(useLocale(), ownReviewsPath(number + 1));
  const end = offset + reviews.length;
  return (
    <>
      {newer === null ? null : (
        <PageLink className={textLinkVariants()} href={ownReviewsPath(newer)}>
          {t('newer')}
        </PageLink>
      )}
      <h2 className="sr-only">{own('list')}</h2>
      <ol start={offset + 1}>
        {reviews.map((review, index) => (
          <OwnReview
            key={review.id}
            review={review}
            at={offset + index + 1}
            number={number}
            {...shared}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
        {end < total ? (
          // Loads a new document, which moves the focus to the first new name.
          <a
            className={buttonVariants({ look: 'secondary' })}
            href={`${more}#${reviewName(end + 1)}`}
          >
            {t('more')}
          </a>
        ) : null}
        <p className="text-sm text-muted">{t('shown', { shown: end, total })}</p>
      </div>
    </>
  );
}

interface OwnReviewProps extends Omit<OwnReviewsProps, 'page'> {
  review: ProviderReview;
  /** The place of the review in the list, from 1. */
  at: number;
}

function OwnReview(props: OwnReviewProps) {
  const { review, at, number, calendarId, logo, pageOf, replyTo, language, post, now } = props;
  const t = useTexts('shownReviews.own');
  const name = useAuthor(review);
  const { id, isNew, isReplaced, reply, notice } = review;
  const wasChangedSince = notice?.answer && (review.changedAt ?? 0) > notice.sentAt;
  return (
    <li
      className={`border-t border-line py-5 md:py-6 ${isNew ? 'relative before:absolute before:inset-y-0 before:-start-3 before:w-1 before:bg-highlight' : ''}`}
      data-new-review={isNew ? id : undefined}
    >
      <ReviewEntry
        review={review}
        id={reviewName(at)}
        badge={
          isNew ? <span className={badgeVariants({ look: 'highlight' })}>{t('new')}</span> : null
        }
      >
        {notice ? <OwnNotice notice={notice} now={now} /> : null}
        {isReplaced ? <p className="text-sm text-muted">{t('replaced')}</p> : null}
        {isReplaced && reply ? (
          <ReplyShown review={review} logo={logo} heading={t('yourReply')} />
        ) : null}
        {isReplaced ? null : (
          <OwnReply
            calendarId={calendarId}
            review={review}
            author={name}
            logo={logo}
            page={number}
            opens={replyTo === id}
            language={language}
            post={post}
          >
            {notice && !wasChangedSince ? null : (
              <PageLink
                className="inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm text-muted"
                href={reportPath({ kind: 'review', id, pageOf })}
                data-opens="report"
                data-review={id}
                data-name={name}
                aria-label={t('noticeOf', { name })}
              >
                <Flag className="size-4" />
                {t('notice')}
              </PageLink>
            )}
          </OwnReply>
        )}
      </ReviewEntry>
    </li>
  );
}
