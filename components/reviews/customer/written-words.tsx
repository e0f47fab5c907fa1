import type { ReactNode } from 'react';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Star } from '@/components/shared/ui/icons';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { STARS } from '@/lib/shared/domain/reviews/review';
import { namesInText } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDay, formatMonth, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const zone = VENUE_ZONE.id;

interface WrittenWordsProps {
  link: ReviewLink;
  review: NonNullable<ReviewLink['review']>;
}

/** The review as the provider's page shows it, or would show it. */
export function WrittenWords({ link, review }: WrittenWordsProps) {
  const t = useTexts('reviews.written');
  const { author, startsAt, items, provider } = link;
  const { stars, text, lang, changedAt, reply, replyLang } = review;
  const month = formatMonth(localDay(startsAt, zone).slice(0, 7), t.locale);
  const name = (chunks: ReactNode) => <bdi translate="no">{chunks}</bdi>;
  return (
    <section
      className="grid grid-cols-1 gap-5 border-b border-line pb-6 wrap-anywhere"
      aria-labelledby="yours"
    >
      <h2
        className={headingVariants({
          face: 'name',
          className: 'border-b border-line pb-3 text-lg',
        })}
        id="yours"
      >
        {t('yours')}
      </h2>
      <div className="grid gap-3 md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-6">
        <div className="min-w-0">
          <StarRow stars={stars} label={t('starsOf', { stars })} />
          <p className="pt-1 font-semibold">
            <bdi translate={author ? 'no' : undefined}>{author || t('nobody')}</bdi>
          </p>
          <p className="text-sm text-muted">{month}</p>
        </div>
        <div className="grid min-w-0 content-start gap-2.5">
          <p className="text-sm text-muted">
            {t('booked', { items: namesInText(items, t.locale) })}
            {changedAt === null
              ? ''
              : ` · ${t('changedOn', { day: formatDay(changedAt, zone, t.locale) })}`}
          </p>
          {text ? (
            <p className="whitespace-pre-line" dir="auto" lang={lang || undefined}>
              {text}
            </p>
          ) : null}
          {reply ? (
            <div
              className={cardVariants({
                look: 'sunken',
                padding: 'small',
                className: 'grid gap-1',
              })}
            >
              <p className="text-sm font-semibold">
                {t.rich('reply', { provider: provider.name, name })}
              </p>
              <p className="whitespace-pre-line" dir="auto" lang={replyLang || undefined}>
                {reply}
              </p>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function StarRow({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={label}>
      {STARS.map((count) => (
        <Star
          key={count}
          className={
            count <= stars ? 'size-4.5 fill-current text-star' : 'size-4.5 text-line-strong'
          }
        />
      ))}
    </span>
  );
}
