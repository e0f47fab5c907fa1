import { CircleAlert } from 'lucide-react';
import Link from 'next/link';
import { BookingHeader } from '@/components/booking/booking-header';
import { type BookingState, bookingPath, selectTimePath } from '@/lib/url/booking-url';

interface ReviewProblemProps {
  state: BookingState;
  message: string;
  /** The status that {host} answered with, for those who ask for help. */
  hostStatus?: number | undefined;
}

/** The review cannot be shown: what is wrong, one step back, or all over again. */
export function ReviewProblem({ state, message, hostStatus }: ReviewProblemProps) {
  const { providerId, settlnProviderId, serviceItems } = state;
  const startOver = bookingPath({ providerId });
  const back =
    providerId && settlnProviderId
      ? selectTimePath({ providerId, settlnProviderId, serviceItems })
      : bookingPath({ providerId, serviceItems });
  return (
    <>
      <BookingHeader step={3} leave={{ href: startOver, label: 'Close', icon: 'close' }} />
      <main className="page stack py-10 [--gap:2rem]">
        <h1 className="display h1">Review and confirm</h1>
        <section className="note error max-w-2xl" role="alert">
          <CircleAlert className="i" />
          <div className="stack [--gap:.25rem]">
            <h2 className="text-base font-semibold">Problem reviewing booking</h2>
            <p>{message}</p>
            {hostStatus ? <p>The booking service answered with status {hostStatus}.</p> : null}
            <div className="row pt-3">
              <Link className="btn secondary sm" href={back} prefetch={false}>
                Back
              </Link>
              <Link className="btn secondary sm" href={startOver} prefetch={false}>
                Start over
              </Link>
            </div>
          </div>
        </section>
      </main>
    </>
  );
}
