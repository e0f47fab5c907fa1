import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { formatEuro } from '@/lib/domain/money';
import { product } from '@/lib/product';
import { appointmentFilePath, bookingPath } from '@/lib/url/booking-url';
import { ConfirmedArt } from './confirmed-art';
import { ReviewAppointment } from './review-appointment';
import { CANCELLATION_POLICY, type ConfirmedBooking, type Review } from './review-state';
import { reviewStateOf } from './use-review';

interface ConfirmedViewProps {
  review: Review;
  booking: ConfirmedBooking;
  totalMinor: number;
}

/** The booking is made. Kept in memory only: a reload of the page opens the review again. */
export function ConfirmedView({ review, booking, totalMinor }: ConfirmedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `Booking confirmed | ${product.name}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="page">
      <div className="confirmed">
        <section className="tick" role="status">
          <div className="tick-top">
            <h1 ref={heading} tabIndex={-1} className="display h1">
              Booking confirmed
            </h1>
            <ConfirmedArt />
          </div>
          <div className="tick-b">
            <dl className="kv">
              <div>
                <dt>Booking id</dt>
                <dd>
                  <bdi>{booking.id}</bdi>
                </dd>
              </div>
              <div>
                <dt>Name</dt>
                <dd>
                  <bdi>{booking.customerName}</bdi>
                </dd>
              </div>
            </dl>
            <hr className="hr" />
            <ReviewAppointment review={review} />
            <hr className="hr" />
            <p className="sum-line font-semibold">
              <span>Pay at venue</span>
              <span>{formatEuro(totalMinor)}</span>
            </p>
            <div className="stack [--gap:.75rem]">
              <Link
                className="btn block"
                href={bookingPath({ providerId: review.listingId })}
                replace
                prefetch={false}
              >
                Done
              </Link>
              <a
                className="btn secondary block"
                href={appointmentFilePath(reviewStateOf(review), booking.id)}
                download
              >
                Add to calendar
              </a>
            </div>
          </div>
        </section>
        <p className="sm muted mt-4 text-center">{CANCELLATION_POLICY}</p>
      </div>
    </main>
  );
}
