import { CircleAlert } from 'lucide-react';
import { Note } from '@/components/ui/note';
import { formatDay, formatTime } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { OpenAttempt, Reach, Review } from './state';
import { WaysToFindOut } from './ways-to-find-out';

interface OpenAttemptNoteProps {
  review: Review;
  attempt: OpenAttempt;
  reach: Reach;
  keepsKeys: boolean;
  /** What was said to the attempt, as far as this page has sent it. */
  message: string;
}

/** Nobody knows whether an attempt has booked its time: says so, and how to find out. */
export function OpenAttemptNote(props: OpenAttemptNoteProps) {
  const { review, attempt, reach, keepsKeys, message } = props;
  const when = `${formatTime(attempt.startsAt, VENUE_ZONE.id)} on ${formatDay(attempt.startsAt, VENUE_ZONE.id)}`;
  const isThisTime = attempt.startsAt === review.startsAt;
  return (
    <Note look="error" role="alert">
      <CircleAlert />
      <div className="flex flex-col gap-2 min-w-0">
        {keepsKeys && isThisTime ? (
          <>
            <h2 className="text-base font-semibold">{message}</h2>
            <p>
              Your booking may have gone through all the same. Confirm again to find out: you will
              not be booked twice.
            </p>
          </>
        ) : (
          <>
            <h2 className="text-base font-semibold">
              We do not know whether {when} was booked for you
            </h2>
            <p>
              {message.replace(/\.$/, '')}. No clear answer came. Ask{' '}
              <bdi>{review.provider.name}</bdi>, or look at the times again. If yours is no longer
              free, it is probably your own booking.
            </p>
            <p>
              {isThisTime
                ? 'Confirming again sends nothing unless the time still shows as free.'
                : 'Confirm another time only if you want both.'}
            </p>
          </>
        )}
        <WaysToFindOut review={review} reach={reach} />
      </div>
    </Note>
  );
}
