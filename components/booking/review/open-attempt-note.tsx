import type { ReactNode } from 'react';
import { CircleAlert } from '@/components/ui/icons';
import { Note } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatLongDate } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import type { OpenAttempt, Reach, Review } from './state';
import { WaysToFindOut } from './ways-to-find-out';

interface OpenAttemptNoteProps {
  review: Review;
  attempt: OpenAttempt;
  reach: Reach;
  keepsKeys: boolean;
  message: string;
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

export function OpenAttemptNote(props: OpenAttemptNoteProps) {
  const { review, attempt, reach, keepsKeys, message } = props;
  const t = useTexts('booking.openAttempt');
  const time = formatClock(attempt.startsAt, VENUE_ZONE.id, t.locale);
  const day = formatLongDate(attempt.startsAt, VENUE_ZONE.id, t.locale);
  const isThisTime = attempt.startsAt === review.startsAt;
  const mayRepeat = keepsKeys && isThisTime;
  const [cause, provider] = [message.replace(/\.$/, ''), review.provider.name];
  return (
    <Note look="error" role="alert">
      <CircleAlert />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base font-semibold">
          {mayRepeat ? message : t('unknown', { time, day })}
        </h2>
        {mayRepeat ? (
          <p>{t('mayBeBooked')}</p>
        ) : (
          <>
            <p>{t.rich('noAnswer', { message: cause, name: bdi, provider })}</p>
            <p>{t(isThisTime ? 'sendsNothing' : 'onlyIfBoth')}</p>
          </>
        )}
        <WaysToFindOut review={review} reach={reach} />
      </div>
    </Note>
  );
}
