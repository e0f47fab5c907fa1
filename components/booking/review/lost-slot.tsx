import { ClockAlert, UserCheck } from 'lucide-react';
import Link from 'next/link';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import type { Contact } from '@/lib/domain/booking/contact';
import { formatDay, formatShortDay, formatTime } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { reviewPathOf, timesPathOf } from './paths';
import type { Reach, Review } from './state';
import { WaysToFindOut } from './ways-to-find-out';

interface LostSlotProps {
  review: Review;
  /** What was said to the attempt; null if the time was gone when the page opened. */
  message: string | null;
  /** An attempt of the visitor's own for this time got no answer: it may be theirs. */
  isOwnPossible: boolean;
  reach: Reach;
  nearestStarts: readonly string[];
  contact: Contact;
  hidden: Readonly<Record<string, string>>;
  action: (form: FormData) => void;
  onSwitch: (start: string) => void;
}

/** The time has gone: what was typed stays, and the nearest free times are one press away. */
export function LostSlot(props: LostSlotProps) {
  const { review, message, isOwnPossible, reach, nearestStarts, contact, hidden } = props;
  const time = formatTime(review.startsAt, VENUE_ZONE.id);
  const day = formatDay(review.startsAt, VENUE_ZONE.id);
  const isAnyLeft = nearestStarts.length > 0;
  const gone = `${time} on ${day} is no longer free`;
  return (
    <section className="lost" role="alert">
      <div className="flex gap-4 items-start">
        <span className="lost-i">
          <ClockAlert />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className={headingVariants({ face: 'name', className: 'text-lg leading-6' })}>
            {isOwnPossible ? gone : (message ?? gone)}
          </h2>
          {isOwnPossible && message ? <p className="text-sm mt-0.5">{message}</p> : null}
          <p className="text-sm mt-0.5">
            {isOwnPossible ? (
              <>
                It may be your own booking: an attempt of yours got no clear answer. Ask{' '}
                <bdi>{review.provider.name}</bdi> before you take another time.
              </>
            ) : (
              adviceOf(message === null ? null : gone, isAnyLeft)
            )}
          </p>
        </div>
      </div>
      {isOwnPossible ? <WaysToFindOut review={review} reach={reach} /> : null}
      {isAnyLeft ? (
        <form action={props.action}>
          {Object.entries({ ...hidden, ...contact, intent: 'switch' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset className="times">
            <legend className="sr-only">Nearest times</legend>
            {[...nearestStarts].sort().map((start) => (
              <button
                key={start}
                type="submit"
                className="time"
                formAction={reviewPathOf({ ...review, startsAt: start })}
                onClick={(event) => {
                  event.preventDefault();
                  props.onSwitch(start);
                }}
              >
                {formatTime(start, VENUE_ZONE.id)}
                <small>{formatShortDay(start, VENUE_ZONE.id)}</small>
              </button>
            ))}
          </fieldset>
        </form>
      ) : null}
      {contact.customerName ? (
        <div className="kept">
          <UserCheck />
          <p>
            <b className="font-semibold">
              <bdi>{contact.customerName}</bdi>
            </b>
            <br />
            <bdi className="text-muted">{contact.customerPhone}</bdi>
          </p>
        </div>
      ) : null}
      {isOwnPossible ? null : (
        <Link className={textLinkVariants()} prefetch={false} href={timesPathOf(review)}>
          Choose another time
        </Link>
      )}
    </section>
  );
}

/** What to do about a lost time; `gone` says that it is lost where the heading does not. */
function adviceOf(gone: string | null, isAnyLeft: boolean): string {
  const advice = isAnyLeft
    ? 'take one of the nearest times and confirm again.'
    : 'please choose another time.';
  return gone === null
    ? `If you have just booked it, all is well and there is nothing more to do. If not, ${advice}`
    : `${gone}. Everything you typed is kept: ${advice}`;
}
