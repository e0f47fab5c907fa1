import { CalendarSearch } from 'lucide-react';
import Link from 'next/link';
import { Art } from '@/components/ui/art';
import { formatDay, formatTime, localDay } from '@/lib/domain/format';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { bookingPath, selectTimePath } from '@/lib/url/booking-url';
import type { Choice } from './week-nav';

interface EmptyWeekProps {
  choice: Choice;
  /** The first start after the week at which the choice fits; null when none is known. */
  next: string | null;
  /** Whether the week begins today, so that nothing lies before it. */
  isThisWeek: boolean;
}

/** In place of the times of a week that has none: when the next one is, and the way there. */
export function EmptyWeek({ choice, next, isThisWeek }: EmptyWeekProps) {
  return (
    <section className="card empty" role="status">
      <Art name="empty" width={176} height={136} />
      <h2 className="display h3">No available times for the next 7 days.</h2>
      {next ? (
        <FirstFree choice={choice} next={next} />
      ) : (
        <NoneAhead choice={choice} isThisWeek={isThisWeek} />
      )}
    </section>
  );
}

function FirstFree({ choice, next }: { choice: Choice; next: string }) {
  const zone = VENUE_ZONE.id;
  const href = selectTimePath({ ...choice, week: localDay(next, zone) });
  return (
    <>
      <p className="muted -mt-2 max-w-[36ch]">
        The first free time is on{' '}
        <b className="text-text">
          {formatDay(next, zone)} at {formatTime(next, zone)}
        </b>
        .
      </p>
      <Link className="btn" href={href} prefetch={false}>
        <CalendarSearch className="i" />
        Next available
      </Link>
    </>
  );
}

function NoneAhead({ choice, isThisWeek }: Omit<EmptyWeekProps, 'next'>) {
  const [href, label] = isThisWeek
    ? [bookingPath(choice), 'Change services']
    : [selectTimePath(choice), 'Show this week'];
  return (
    <>
      <p className="muted -mt-2 max-w-[36ch]">
        {choice.serviceItems.length > 0
          ? 'We see no later time that fits either. Fewer or shorter services may fit.'
          : 'We see no later time either.'}
      </p>
      <Link className="btn secondary" href={href} prefetch={false}>
        {label}
      </Link>
    </>
  );
}
