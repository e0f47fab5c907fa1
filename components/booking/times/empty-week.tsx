import { CalendarSearch } from 'lucide-react';
import Link from 'next/link';
import { Art } from '@/components/ui/art';
import { buttonVariants } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { formatDay, formatTime, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { bookingPath, selectTimePath } from '@/lib/url/booking-url';
import type { Choice } from './week-nav';

interface EmptyWeekProps {
  choice: Choice;
  /** What is known of the first start after the week at which the choice fits. */
  next:
    | { kind: 'found'; startsAt: string }
    | { kind: 'none' }
    /** There is none before this instant (epoch ms); beyond it nobody has looked yet. */
    | { kind: 'lookedUntil'; at: number };
  /** Whether the week begins today, so that nothing lies before it. */
  isThisWeek: boolean;
}

/** In place of the times of a week that has none: when the next one is, and the way there. */
export function EmptyWeek({ choice, next, isThisWeek }: EmptyWeekProps) {
  return (
    <section className="card empty" role="status">
      <Art name="empty" width={176} height={136} />
      <h2 className={headingVariants({ size: 'small' })}>
        No available times for the next 7 days.
      </h2>
      {next.kind === 'found' ? <FirstFree choice={choice} next={next.startsAt} /> : null}
      {next.kind === 'none' ? <NoneAhead choice={choice} isThisWeek={isThisWeek} /> : null}
      {next.kind === 'lookedUntil' ? <LookOn choice={choice} from={next.at} /> : null}
    </section>
  );
}

function FirstFree({ choice, next }: { choice: Choice; next: string }) {
  const zone = VENUE_ZONE.id;
  const href = selectTimePath({ ...choice, week: localDay(next, zone) });
  return (
    <>
      <p className="text-muted -mt-2 max-w-[36ch]">
        The first free time is on{' '}
        <b className="text-text">
          {formatDay(next, zone)} at {formatTime(next, zone)}
        </b>
        .
      </p>
      <Link className={buttonVariants()} href={href} prefetch={false}>
        <CalendarSearch />
        Next available
      </Link>
    </>
  );
}

/** Nobody knows whether there is a later time: how far was looked, and a link that looks on from there. */
function LookOn({ choice, from }: { choice: Choice; from: number }) {
  const zone = VENUE_ZONE.id;
  const instant = new Date(from).toISOString();
  const href = selectTimePath({ ...choice, week: localDay(instant, zone) });
  return (
    <>
      <p className="text-muted -mt-2 max-w-[36ch]">
        We have looked at every day before <b className="text-text">{formatDay(instant, zone)}</b>,
        and not yet beyond.
      </p>
      <Link className={buttonVariants()} href={href} prefetch={false}>
        <CalendarSearch />
        Look on from there
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
      <p className="text-muted -mt-2 max-w-[36ch]">
        {choice.serviceItems.length > 0
          ? 'We see no later time that fits either. Fewer or shorter services may fit.'
          : 'We see no later time either.'}
      </p>
      <Link className={buttonVariants({ look: 'secondary' })} href={href} prefetch={false}>
        {label}
      </Link>
    </>
  );
}
