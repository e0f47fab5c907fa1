import Link from 'next/link';
import { useTexts } from '#texts';
import type { Confirmation } from '@/components/booking/review/state';
import { StepHeading } from '@/components/booking/step-heading';
import { buttonVariants } from '@/components/ui/button';
import { formatDuration } from '@/lib/domain/booking/duration';
import { formatEuro } from '@/lib/domain/money';
import { bookingPath } from '@/lib/url/booking-url';
import { ConfirmedArt } from './confirmed-art';
import { ConfirmedAside } from './confirmed-aside';
import { ConfirmedHeader } from './confirmed-header';
import { CustomerName } from './customer-name';
import { VisitTime } from './visit-time';

/** The booking is made: the ticket, where to go, and what to do if something comes up. */
export function ConfirmedView({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts('ui.duration');
  const { review, bookingId, customerName, minutes, totalMinor } = confirmation;
  const closeHref = bookingPath({ providerId: review.serviceId });
  const done = (
    <Link className={buttonVariants({ full: true })} href={closeHref} replace prefetch={false}>
      Done
    </Link>
  );
  return (
    <>
      <ConfirmedHeader closeHref={closeHref} />
      <main>
        <div className="page confirmed">
          <section className="tick" aria-label="Your booking">
            <div className="tick-top">
              <StepHeading>Booking confirmed</StepHeading>
              <ConfirmedArt />
            </div>
            <div className="tick-b">
              <dl className="kv">
                <div>
                  <dt>Booking id</dt>
                  <dd>
                    <bdi>{bookingId}</bdi>
                  </dd>
                </div>
                <CustomerName known={customerName} />
              </dl>
              <hr className="hr" />
              <VisitTime startsAt={review.startsAt} minutes={minutes} />
              <hr className="hr" />
              <ul className="flex flex-col gap-3 empty:hidden">
                {review.items.map((item) => (
                  <li key={item.id} className="sum-line">
                    <span className="min-w-0">
                      <span dir="auto">{item.name}</span>
                      <br />
                      <bdi className="text-sm text-muted">
                        {formatDuration(item.durationMinutes, t)}
                      </bdi>
                    </span>
                    <span>{item.priceMinor > 0 ? formatEuro(item.priceMinor) : 'free'}</span>
                  </li>
                ))}
              </ul>
              {review.items.length > 0 ? <hr className="hr" /> : null}
              <p className="sum-line text-lg/7 font-bold">
                <span>Pay at venue</span>
                <span>{formatEuro(totalMinor)}</span>
              </p>
              <div className="max-lg:hidden">{done}</div>
            </div>
          </section>
          <ConfirmedAside confirmation={confirmation} />
        </div>
        <div className="actionbar mobile">{done}</div>
      </main>
    </>
  );
}
