import type { ReactNode } from 'react';
import { WrittenIn } from '@/components/shared/languages/written-in';
import { Stars } from '@/components/shared/score/score';
import { Pencil } from '@/components/shared/ui/icons';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { PublicReview } from '@/lib/shared/contract/reviews';
import { languageOfTag } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate, formatMonth } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

interface ReviewEntryProps {
  review: PublicReview;
  id?: string;
  badge?: ReactNode;
  children: ReactNode;
}

export function useAuthor({ author }: PublicReview): string {
  const t = useTexts('shownReviews.review');
  return author || t('nobody');
}

export function ReviewEntry({ review, id, badge, children }: ReviewEntryProps) {
  const t = useTexts('shownReviews.review');
  const { stars, text, lang, month } = review;
  return (
    <article className="grid gap-3 md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-6">
      <div className="min-w-0">
        <Stars stars={stars} />
        <h3
          className="flex flex-wrap items-center gap-x-2 pt-1 font-semibold wrap-anywhere"
          id={id}
          tabIndex={id ? -1 : undefined}
        >
          <bdi>{useAuthor(review)}</bdi>
          {badge}
        </h3>
        <p className="text-sm text-muted">{formatMonth(month, t.locale)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-2.5">
        <ReviewFacts review={review} />
        {text ? (
          <p
            className="max-w-measure wrap-anywhere whitespace-pre-line"
            lang={lang || undefined}
            dir="auto"
          >
            {text}
          </p>
        ) : (
          <p className="text-sm text-muted">{t('noWords')}</p>
        )}
        {children}
      </div>
    </article>
  );
}

const TAG =
  'inline-flex items-center gap-1.5 rounded-pill bg-sunken px-2 py-0.5 text-xs [&_svg]:size-3.5';

function ReviewFacts({ review }: { review: PublicReview }) {
  const t = useTexts('shownReviews.review');
  const { itemName, moreItems, text, lang, changedAt } = review;
  const item = () => <bdi>{itemName}</bdi>;
  const isForeign = text !== '' && lang !== '' && lang !== languageOfTag(t.locale);
  if (!itemName && !isForeign && changedAt === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
      {itemName ? (
        <span className="min-w-0 wrap-anywhere">
          {moreItems > 0
            ? t.rich('bookedMore', { item, count: moreItems })
            : t.rich('booked', { item })}
        </span>
      ) : null}
      {isForeign ? <WrittenIn language={lang} /> : null}
      {changedAt === null ? null : (
        <span className={TAG}>
          <Pencil />
          {t('changed', { day: formatDate(changedAt, VENUE_ZONE.id, t.locale) })}
        </span>
      )}
    </p>
  );
}

interface ReplyShownProps {
  review: PublicReview;
  logo: { src: string; name: string };
  heading: ReactNode;
  children?: ReactNode;
}

export function ReplyShown({ review, logo, heading, children }: ReplyShownProps) {
  const t = useTexts('shownReviews.review');
  const { reply, replyLang, repliedAt, replyChangedAt } = review;
  const day = (at: number) => formatDate(at, VENUE_ZONE.id, t.locale);
  return (
    <div className="grid max-w-160 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-sunken px-4 py-3.5">
      <ProviderLogo src={logo.src} name={logo.name} className="h-11 w-9" />
      <div className="min-w-0">
        <p className="text-sm">
          <b>{heading}</b>{' '}
          <span className="text-muted">
            {repliedAt === null ? '' : day(repliedAt)}
            {replyChangedAt === null ? '' : ` · ${t('changed', { day: day(replyChangedAt) })}`}
          </span>{' '}
          <WrittenIn language={replyLang} />
        </p>
        <p
          className="max-w-measure wrap-anywhere whitespace-pre-line"
          lang={replyLang || undefined}
          dir="auto"
        >
          {reply}
        </p>
        {children}
      </div>
    </div>
  );
}
