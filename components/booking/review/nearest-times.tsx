import { useTexts } from '#texts';
import { HiddenFields } from '@/components/booking/hidden-fields';
import { timeNoteVariants, timeVariants } from '@/components/booking/times/time-look';
import type { Contact } from '@/lib/domain/booking/contact';
import { formatClock } from '@/lib/time/clock-words';
import { formatShortDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { reviewPathOf } from './paths';
import type { Review } from './state';

interface NearestTimesProps {
  review: Review;
  nearestStarts: readonly number[];
  contact: Contact;
  hidden: Readonly<Record<string, string>>;
  action: (form: FormData) => void;
  onSwitch: (start: number) => void;
}

/** The free times nearest to a lost one, as buttons of a form that keeps what was typed. */
export function NearestTimes(props: NearestTimesProps) {
  const { review, nearestStarts, contact, hidden, action, onSwitch } = props;
  const t = useTexts('booking.lost');
  return (
    <form action={action}>
      <HiddenFields values={{ ...hidden, ...contact, intent: 'switch' }} />
      <fieldset className="grid grid-cols-[repeat(3,minmax(0,9rem))] gap-2">
        <legend className="sr-only">{t('nearest')}</legend>
        {[...nearestStarts]
          .sort((a, b) => a - b)
          .map((start) => (
            <button
              key={start}
              type="submit"
              data-time
              className={timeVariants({ size: 'large' })}
              formAction={reviewPathOf({ ...review, startsAt: start })}
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
    </form>
  );
}
