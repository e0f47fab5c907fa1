import { CalendarSearch } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { formatDay, formatTime, localDay } from '@/lib/domain/format';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { bookingPath, selectTimePath } from '@/lib/url/booking-url';
import type { Choice } from './week-nav';

interface EmptyWeekProps {
  choice: Choice;
  /** The first start after the week at which the choice fits; null when none is known. */
  next: string | null;
}

/** In place of the times of a week that has none: when the next one is, and the way there. */
export function EmptyWeek({ choice, next }: EmptyWeekProps) {
  return (
    <section className="card empty">
      <Art name="empty" width={176} height={136} />
      <h2 className="display h3">No available times for the next 7 days.</h2>
      {next ? <FirstFree choice={choice} next={next} /> : <NoneAhead choice={choice} />}
    </section>
  );
}

function FirstFree({ choice, next }: { choice: Choice; next: string }) {
  const zone = VENUE_ZONE.id;
  return (
    <>
      <p className="muted -mt-2 max-w-[36ch]">
        The first free time is on{' '}
        <b className="text-text">
          {formatDay(next, zone)} at {formatTime(next, zone)}
        </b>
        .
      </p>
      <a className="btn" href={selectTimePath({ ...choice, week: localDay(next, zone) })}>
        <CalendarSearch className="i" />
        Next available
      </a>
    </>
  );
}

function NoneAhead({ choice }: { choice: Choice }) {
  return (
    <>
      <p className="muted -mt-2 max-w-[36ch]">
        No later time fits either, as far as we can see. Another choice may take less time.
      </p>
      <a className="btn secondary" href={bookingPath(choice)}>
        Change services
      </a>
    </>
  );
}
