import { BookingHeader } from '@/components/booking/booking-header';
import { ReviewProblem } from '@/components/booking/review/problem';
import { ReviewFlow } from '@/components/booking/review/review-flow';
import { ReviewPayment, ReviewPolicy } from '@/components/booking/review/terms';
import { hostKeepsKeys } from '@/lib/host/calendar/bookings';
import { setPageStatus } from '@/lib/http/page-status';
import { withTexts } from '@/lib/texts/browser-texts';
import { bookingPath, parseBookingState, type SearchParams } from '@/lib/url/booking-url';
import { confirmReview } from './confirm-action';
import { findConfirmation, findReach } from './load-confirmation';
import { findReview, openingOf } from './load-review';
import { reviewMetadata } from './review-metadata';
import { leadToBooked, showConfirmed } from './show-confirmed';

interface ReviewPageProps {
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = reviewMetadata;

async function ReviewPage({ searchParams }: ReviewPageProps) {
  const params = await searchParams;
  const state = parseBookingState(params);
  const confirmation = await findConfirmation(state, params);
  if (confirmation) return showConfirmed(confirmation);
  const found = await findReview(state);
  if (!found.ok) {
    await leadToBooked(state);
    setPageStatus(found.status);
    return <ReviewProblem state={state} message={found.message} hostStatus={found.hostStatus} />;
  }
  const { review } = found;
  const [opening, reach] = await Promise.all([openingOf(review), findReach(state.serviceId)]);
  if (!opening.isFree) await leadToBooked(state);
  const leave = { href: bookingPath({ serviceId: state.serviceId }), way: 'close' } as const;
  return (
    <ReviewFlow
      review={review}
      reviewKey={crypto.randomUUID()}
      opening={opening}
      keepsKeys={hostKeepsKeys()}
      reach={reach}
      action={confirmReview}
      header={<BookingHeader step={3} leave={leave} />}
      payment={<ReviewPayment />}
      policy={<ReviewPolicy />}
    />
  );
}

export default withTexts('(booking)/booking/review/page', ReviewPage);
