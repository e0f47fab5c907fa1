import { useActionState, useRef, useState } from 'react';
import { reviewPath } from '@/lib/url/booking-url';
import { confirmBooking } from './confirm-booking';
import { type Attempt, contactIn, readAttempt, toReviewState } from './review-request';
import { NOTHING_SENT, type Review, type ReviewAnswer, type ReviewState } from './review-state';

/** The form's action where there is no JavaScript: Next answers its POST with this page. */
export type ReviewAction = (previous: ReviewAnswer, form: FormData) => Promise<ReviewAnswer>;

export interface ReviewFlowProps {
  review: Review;
  /** Random, made per render by the server. */
  reviewKey: string;
  /** How the page opens, unless it answers a POST. */
  opening: ReviewState;
  action: ReviewAction;
}

/**
 * The review page's one state. With JavaScript a submit goes to `/api/bookings` and what was typed
 * survives every failure; a failed action call would fall to the error boundary and lose it.
 */
export function useReview({ review: opened, reviewKey, opening, action }: ReviewFlowProps) {
  const [answer, formAction] = useActionState(action, NOTHING_SENT);
  const [startsAt, setStartsAt] = useState(opened.startsAt);
  const [contact, setContact] = useState(answer.contact);
  const [state, setState] = useState(answer.state.kind === 'editing' ? opening : answer.state);
  const inFlight = useRef(false);
  const unsettled = useRef<Attempt[]>([]);
  const review = { ...opened, startsAt };

  async function confirm(form: HTMLFormElement) {
    if (inFlight.current) return;
    const data = new FormData(form);
    const attempt = readAttempt(data);
    setContact(contactIn(data));
    if ('kind' in attempt) return setState(attempt);
    inFlight.current = true;
    setState({ kind: 'sending' });
    const next = toReviewState(await confirmBooking(attempt, unsettled.current));
    inFlight.current = false;
    if (next.kind === 'failed' && next.mayBeBooked) unsettled.current.push(attempt);
    setState(next);
  }

  function switchTo(start: string) {
    setStartsAt(start);
    setState({ kind: 'editing' });
    window.history.replaceState(
      null,
      '',
      reviewPath(reviewStateOf({ ...opened, startsAt: start })),
    );
  }

  return {
    state,
    review,
    contact,
    formAction,
    confirm,
    switchTo,
    reviewKey: answer.reviewKey || reviewKey,
  };
}

/** What the URL says of a review. */
export function reviewStateOf({ listingId, calendarId, startsAt, items }: Review) {
  return {
    providerId: listingId,
    settlnProviderId: calendarId,
    startTime: startsAt,
    serviceItems: items.map(({ id }) => id),
  };
}
