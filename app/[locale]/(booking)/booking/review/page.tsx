import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { BookingHeader } from '@/components/booking/booking-header';
import { ConfirmedView } from '@/components/booking/confirmed/confirmed-view';
import { ReviewProblem } from '@/components/booking/review/problem';
import { ReviewFlow } from '@/components/booking/review/review-flow';
import { ReviewPayment, ReviewPolicy } from '@/components/booking/review/terms';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { setPageStatus } from '@/lib/server/http/page-status';
import { redirectToPage } from '@/lib/server/http/redirect-to-page';
import { changesEnd } from '@/lib/shared/domain/booking/changes';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { type BookingState, bookingPath, parseBookingState } from '@/lib/shared/url/booking-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { confirmReview } from './confirm-action';
import { findBookedPath, findConfirmation, findReach, reviewTitle } from './load-confirmation';
import { findReview, openingOf } from './load-review';

interface ReviewPageProps {
  searchParams: Promise<SearchParams>;
}

/** No referrer from a confirmation: its address leads to a customer's booking. */
export async function generateMetadata({ searchParams }: ReviewPageProps): Promise<Metadata> {
  const title = reviewTitle(await searchParams);
  const t = await pageTexts('meta.booking');
  return {
    ...(await sitePreview()),
    title: t(title),
    ...(title === 'confirmed' && { referrer: 'no-referrer' }),
  };
}

async function ReviewPage({ searchParams }: ReviewPageProps) {
  const params = await searchParams;
  const state = parseBookingState(params);
  const { locale } = await pageTexts('meta.booking');
  const confirmation = await findConfirmation(state, params, locale);
  if (confirmation && 'ownPage' in confirmation) return redirectToPage(confirmation.ownPage);
  if (confirmation) {
    const mayChange = Date.now() < changesEnd(confirmation.review.startsAt);
    return <ConfirmedView confirmation={confirmation} mayChange={mayChange} />;
  }
  const found = await findReview(state, locale);
  if (!found.ok) {
    await leadToBooked(state);
    setPageStatus(found.status);
    return <ReviewProblem state={state} message={found.message} hostStatus={found.hostStatus} />;
  }
  const { review } = found;
  const [opening, reach] = await Promise.all([openingOf(review), findReach(state.serviceId)]);
  if (!opening.isFree) await leadToBooked(state);
  const ends = Date.now() < changesEnd(review.startsAt) ? 'offered' : 'ended';
  const online = isOurs() ? ends : 'not offered';
  const leave = { href: bookingPath({ serviceId: state.serviceId }), way: 'close' } as const;
  return (
    <ReviewFlow
      review={review}
      reviewKey={crypto.randomUUID()}
      opening={opening}
      isOurs={isOurs()}
      reach={reach}
      action={confirmReview}
      header={<BookingHeader step={3} leave={leave} />}
      payment={<ReviewPayment />}
      policy={<ReviewPolicy startsAt={review.startsAt} online={online} />}
    />
  );
}

export default withTexts('(booking)/booking/review/page', ReviewPage);

async function leadToBooked(state: BookingState) {
  const path = await findBookedPath(state);
  if (path) await redirectToPage(path);
}
