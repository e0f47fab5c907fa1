import { ClockAlert, UserCheck } from 'lucide-react';
import Link from 'next/link';
import type { Contact } from '@/lib/domain/contact';
import { formatDay, formatShortDay, formatTime, localDay } from '@/lib/domain/format';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { reviewPath, selectTimePath } from '@/lib/url/booking-url';
import type { Review } from './review-state';
import { reviewStateOf } from './use-review';

interface LostSlotProps {
  review: Review;
  late: boolean;
  nearestStarts: readonly string[];
  contact: Contact;
  hidden: Readonly<Record<string, string>>;
  action: (form: FormData) => void;
  onSwitch: (start: string) => void;
}

/** The time has gone: what was typed stays, and the nearest free times are one press away. */
export function LostSlot(props: LostSlotProps) {
  const { review, late, nearestStarts, contact, hidden } = props;
  const time = formatTime(review.startsAt, VENUE_ZONE.id);
  const day = formatDay(review.startsAt, VENUE_ZONE.id);
  const isAnyLeft = nearestStarts.length > 0;
  const advice = isAnyLeft
    ? 'take one of the nearest times and confirm again.'
    : 'please choose another time.';
  return (
    <section className="lost" role="alert">
      <div className="row flex-nowrap items-start [--gap:1rem]">
        <span className="lost-i">
          <ClockAlert className="i" />
        </span>
        <div className="grow">
          <h2 className="name text-lg leading-6">
            {late ? `Somebody just took ${time} on ${day}` : `${time} on ${day} is no longer free`}
          </h2>
          <p className="sm mt-0.5">
            {late
              ? `Everything you typed is kept: ${advice}`
              : `If you have just booked it, all is well and there is nothing more to do. If not, ${advice}`}
          </p>
        </div>
      </div>
      {isAnyLeft ? (
        <form action={props.action}>
          {Object.entries({ ...hidden, ...contact, intent: 'switch' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset className="times">
            <legend className="sr">Nearest times</legend>
            {[...nearestStarts].sort().map((start) => (
              <button
                key={start}
                type="submit"
                className="time"
                formAction={reviewPath(reviewStateOf({ ...review, startsAt: start }))}
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
          <UserCheck className="i" />
          <p>
            <b className="font-semibold">
              <bdi>{contact.customerName}</bdi>
            </b>
            <br />
            <bdi className="muted">{contact.customerPhone}</bdi>
          </p>
        </div>
      ) : null}
      <Link
        className="link"
        prefetch={false}
        href={selectTimePath({
          ...reviewStateOf(review),
          startTime: '',
          date: localDay(review.startsAt, VENUE_ZONE.id),
        })}
      >
        Choose another time
      </Link>
    </section>
  );
}
