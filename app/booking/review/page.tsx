import type { Metadata } from 'next';
import { BookingHeader } from '@/components/booking/booking-header';
import { ConfirmedHeader } from '@/components/booking/confirmed-header';
import { ReviewFlow } from '@/components/booking/review-flow';
import { ReviewProblem } from '@/components/booking/review-problem';
import { ReviewPayment, ReviewPolicy } from '@/components/booking/review-terms';
import { setPageStatus } from '@/lib/http/page-status';
import { bookingPath, parseBookingState, type SearchParams } from '@/lib/url/booking-url';
import { confirmReview } from './confirm-action';
import { findReview, openingState } from './load-review';

export const metadata: Metadata = { title: 'Review and confirm' };

/** Step 3: who, when, what and how much; then confirmed (customer §2). */
export default async function ReviewPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const state = parseBookingState(await searchParams);
  const found = await findReview(state);
  if (!found.ok) {
    setPageStatus(found.status);
    return <ReviewProblem state={state} message={found.message} hostStatus={found.hostStatus} />;
  }
  const closeHref = bookingPath({ providerId: state.providerId });
  return (
    <ReviewFlow
      review={found.review}
      reviewKey={crypto.randomUUID()}
      opening={await openingState(found.review)}
      action={confirmReview}
      header={<BookingHeader step={3} leave={{ href: closeHref, label: 'Close', icon: 'close' }} />}
      confirmedHeader={<ConfirmedHeader closeHref={closeHref} />}
      payment={<ReviewPayment />}
      policy={<ReviewPolicy />}
    />
  );
}
