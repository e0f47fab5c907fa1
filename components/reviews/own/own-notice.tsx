import { PageLink } from '@/components/shared/links/page-link';
import { useReasonText } from '@/components/shared/report/use-reason-text';
import { Clock, Scale } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ProviderReview } from '@/lib/shared/contract/reviews';
import { PROMISED_MS } from '@/lib/shared/domain/staff/room';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { appealPath } from '@/lib/shared/url/appeal-url';

const zone = VENUE_ZONE.id;

interface OwnNoticeProps {
  notice: NonNullable<ProviderReview['notice']>;
  /** Epoch ms. */
  now: number;
}

/** A reported review stays until it is decided. */
export function OwnNotice({ notice: { sentAt, reason, answer, number }, now }: OwnNoticeProps) {
  const t = useTexts('shownReviews.own');
  const values = {
    day: formatDay(sentAt, zone, t.locale),
    reason: useReasonText()(reason, 'review'),
  };
  if (answer === null) {
    const due = sentAt + PROMISED_MS;
    const until = { day: formatDay(due, zone, t.locale), time: formatClock(due, zone, t.locale) };
    return (
      <Note look="info" className="max-w-160">
        <Clock />
        <span>
          <b>{t('told', values)}</b> {now < due ? t('answerBy', until) : t('answerLate')}
        </span>
      </Note>
    );
  }
  return (
    <Note look="wash" className="max-w-160">
      <Scale />
      <div className="grid min-w-0 gap-1">
        <p>
          <b>{t('looked')}</b> {t('told', values)}
        </p>
        {answer.text ? (
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {answer.text}
          </p>
        ) : null}
        {answer.token ? (
          <PageLink
            className={textLinkVariants({ className: 'justify-self-start' })}
            href={appealPath(answer.token)}
          >
            {t('appeal', { number: String(number) })}
          </PageLink>
        ) : null}
      </div>
    </Note>
  );
}
