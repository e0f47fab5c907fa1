import { timeNoteVariants, timeVariants } from '@/components/booking/times/time-look';
import { usePageAddress } from '@/components/links/use-page-address';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatShortDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { EnterConfirms } from './confirm-button';
import { REVIEW_FORM_ID } from './contact';
import { reviewPathOf } from './paths';
import type { Review } from './state';

interface NearestTimesProps {
  review: Review;
  nearestStarts: readonly number[];
  onSwitch: (start: number) => void;
}

/** In the page's form, to keep what was typed. */
export function NearestTimes({ review, nearestStarts, onSwitch }: NearestTimesProps) {
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
