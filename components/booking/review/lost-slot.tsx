import type { ReactNode } from 'react';
import { ArchPanel } from '@/components/booking/arch-panel';
import { timeNoteVariants, timeVariants } from '@/components/booking/times/time-look';
import { PageLink } from '@/components/shared/links/page-link';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { ClockAlert, UserCheck } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Contact } from '@/lib/shared/domain/booking/contact';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatLongDate, formatShortDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { EnterConfirms } from './confirm-button';
import { REVIEW_FORM_ID } from './contact';
import { reviewPathOf, timesPathOf } from './paths';
import type { Reach, Review } from './state';
import { WaysToFindOut } from './ways-to-find-out';

interface LostSlotProps {
  review: Review;
  /** The answer of {host}; null if the time was gone when the page opened. */
  message: string | null;
  /** True if an attempt of this customer got no answer, so that it may have booked the time. */
  isOwnPossible: boolean;
  reach: Reach;
  nearestStarts: readonly number[];
  contact: Contact;
  onSwitch: (start: number) => void;
}

export function LostSlot(props: LostSlotProps) {
  const { review, message, isOwnPossible, reach, nearestStarts, contact } = props;
  const t = useTexts('booking.lost');
  const time = formatClock(review.startsAt, VENUE_ZONE.id, t.locale);
  const day = formatLongDate(review.startsAt, VENUE_ZONE.id, t.locale);
  const gone = t('gone', { time, day });
  return (
    <ArchPanel
      data-lost=""
      role="alert"
      icon={<ClockAlert />}
      heading={isOwnPossible ? gone : (message ?? gone)}
      words={
        <>
          {isOwnPossible && message ? <p className="mt-0.5 text-sm">{message}</p> : null}
          <p className="mt-0.5 text-sm">
            <Advice {...props} />
          </p>
        </>
      }
    >
      {isOwnPossible ? <WaysToFindOut review={review} reach={reach} /> : null}
      {nearestStarts.length > 0 ? <NearestTimes {...props} /> : null}
      {contact.customerName ? <KeptContact contact={contact} /> : null}
      {isOwnPossible ? null : (
        <PageLink className={textLinkVariants()} href={timesPathOf(review)}>
          {t('otherTime')}
        </PageLink>
      )}
    </ArchPanel>
  );
}

const bdi = (chunks: ReactNode) => <bdi translate="no">{chunks}</bdi>;

function Advice({ review, message, isOwnPossible, nearestStarts }: LostSlotProps) {
  const t = useTexts('booking.lost');
  const left = nearestStarts.length > 0 ? 'some' : 'none';
  if (isOwnPossible) return t.rich('maybeOwn', { name: bdi, provider: review.provider.name });
  if (message === null) return t('adviceAtOpening', { left });
  const time = formatClock(review.startsAt, VENUE_ZONE.id, t.locale);
  return t('advice', { time, day: formatLongDate(review.startsAt, VENUE_ZONE.id, t.locale), left });
}

type NearestTimesProps = Pick<LostSlotProps, 'review' | 'nearestStarts' | 'onSwitch'>;

/** The buttons belong to the page's form, so that what was typed is kept. */
function NearestTimes({ review, nearestStarts, onSwitch }: NearestTimesProps) {
  const t = useTexts('booking.lost');
  const toAddress = usePageAddress();
  return (
    <>
      <EnterConfirms />
      <fieldset className="grid grid-cols-[repeat(3,minmax(0,9rem))] gap-2">
        <legend className="sr-only">{t('nearest')}</legend>
        {[...nearestStarts]
          .sort((a, b) => a - b)
          .map((start) => (
            <button
              key={start}
              type="submit"
              form={REVIEW_FORM_ID}
              name="intent"
              value="switch"
              data-time
              className={timeVariants({ size: 'large' })}
              formAction={toAddress(reviewPathOf({ ...review, startsAt: start }))}
              onClick={(event) => {
                event.preventDefault();
                onSwitch(start);
              }}
            >
              {formatClock(start, VENUE_ZONE.id, t.locale)}
              <small className={timeNoteVariants()}>
                {formatShortDay(start, VENUE_ZONE.id, t.locale)}
              </small>
            </button>
          ))}
      </fieldset>
    </>
  );
}

function KeptContact({ contact }: { contact: Contact }) {
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <UserCheck />
      <p>
        <b className="font-semibold">
          <bdi translate="no">{contact.customerName}</bdi>
        </b>
        <br />
        <bdi className="text-muted" translate="no">
          {contact.customerPhone}
        </bdi>
      </p>
    </div>
  );
}
