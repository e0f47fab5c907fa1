import { useActionState, useEffect, useMemo, useRef, useState } from 'react';
import { usePageAddress } from '@/components/links/use-page-address';
import type { Contact } from '@/lib/domain/booking/contact';
import { useTexts } from '@/lib/texts/use-texts';
import { confirmBooking } from './confirm-booking';
import { reviewPathOf } from './paths';
import {
  type Attempt,
  contactIn,
  hiddenFieldsOf,
  phoneConfirmedIn,
  readAttempt,
  stillOpen,
  toOpen,
  toReviewState,
} from './request';
import { NOTHING_SENT, type Review, type ReviewAnswer, type ReviewOpening } from './state';
import {
  type Booked,
  findBooked,
  keepOpen,
  loadOpen,
  loadPending,
  rememberBooked,
} from './tab-memory';

/** Without JavaScript, Next answers its POST with this page. */
type ReviewAction = (previous: ReviewAnswer, form: FormData) => Promise<ReviewAnswer>;

export interface ReviewFlowProps {
  review: Review;
  /** Random, made per render by the server. */
  reviewKey: string;
  opening: ReviewOpening;
  /** Whether a repeat with the same key never books twice on {host}. */
  keepsKeys: boolean;
  action: ReviewAction;
}

/**
 * With JavaScript it calls `/api/bookings`: a failed server action would show the error boundary
 * and lose what was typed. Not `useSubmit`: its state also answers the form's plain POST.
 */
export function useReview(props: ReviewFlowProps) {
  const texts = { fields: useTexts('errors.fields'), refusal: useTexts('booking.refusal') };
  const { review: opened, opening, keepsKeys, action } = props;
  const toAddress = usePageAddress();
  const [answer, formAction] = useActionState(action, NOTHING_SENT);
  const [startsAt, setStartsAt] = useState(opened.startsAt);
  const [contact, setContact] = useState(answer.contact);
  const [state, setState] = useState(
    answer.state.kind === 'editing' ? opening.state : answer.state,
  );
  const [reviewKey, setReviewKey] = useState(answer.reviewKey || props.reviewKey);
  const [phoneConfirmed, setPhoneConfirmed] = useState(answer.phoneConfirmed);
  // Of this tab, and of the form that this page answers.
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [posted, setPosted] = useState(answer.open);
  const inFlight = useRef(false);
  const review = useMemo(() => ({ ...opened, startsAt }), [opened, startsAt]);
  const open = useMemo(() => [...posted, ...attempts.map(toOpen)], [posted, attempts]);
  const hidden = useMemo(
    () => hiddenFieldsOf(review, reviewKey, open, phoneConfirmed),
    [review, reviewKey, open, phoneConfirmed],
  );
  const { calendarId } = opened;

  useRemembered(opening.isFree ? null : review, (keptKey) => {
    // One key for the whole review, through reloads: the same details are the same attempt.
    if (!answer.reviewKey && keptKey) setReviewKey(keptKey);
    setAttempts(loadOpen(calendarId));
  });

  async function confirm(form: HTMLFormElement, pressed: HTMLElement | null) {
    if (inFlight.current) return;
    const data = new FormData(form);
    if (pressed instanceof HTMLButtonElement && pressed.name) {
      data.append(pressed.name, pressed.value);
    }
    const attempt = readAttempt(data, texts);
    setContact(contactIn(data));
    setPhoneConfirmed(phoneConfirmedIn(data));
    if ('kind' in attempt) return setState(attempt);
    // Certainly not sent, so nobody has to find out whether it was booked.
    if (!navigator.onLine) {
      return setState({ kind: 'refused', message: texts.refusal('offline') });
    }
    inFlight.current = true;
    setState({ kind: 'sending' });
    // Open until the answer comes, so that a reload does not forget it.
    const isOther = ({ key }: { key: string }) => key !== attempt.key;
    keepOpen(calendarId, reviewKey, [...attempts.filter(isOther), attempt]);
    const isRepeat = open.some((earlier) => earlier.startsAt === attempt.request.startsAt);
    const options = { isRepeat, keepsKeys };
    const { outcome, open: left } = await confirmBooking(attempt, attempts, options);
    if (outcome.ok) {
      const { customerPhone } = attempt.request;
      return showConfirmation(review, { ...outcome, customerPhone }, toAddress);
    }
    inFlight.current = false;
    keepOpen(calendarId, reviewKey, left);
    setAttempts(left);
    setPosted(stillOpen(posted, toOpen(attempt), outcome, keepsKeys).filter(isOther));
    setState(toReviewState(outcome, texts.refusal));
  }

  function switchTo(start: number) {
    setStartsAt(start);
    setState({ kind: 'editing' });
    const path = reviewPathOf({ ...opened, startsAt: start });
    window.history.replaceState(null, '', toAddress(path));
  }

  /** Another number ends the question about the last one. */
  function onTyped({ customerPhone }: Contact) {
    if (state.kind === 'phoneUnsure' && customerPhone !== contact.customerPhone) {
      setState({ kind: 'editing' });
    }
  }

  return { state, review, contact, open, hidden, formAction, confirm, onTyped, switchTo };
}

/** `booked` is a review that shows its booking if this tab made it. */
function useRemembered(booked: Review | null, take: (reviewKey: string) => void) {
  const toAddress = usePageAddress();
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const found = booked && findBooked(reviewPathOf(booked));
    if (found) return window.location.replace(toAddress(found.confirmed));
    take(loadPending().reviewKey);
  });
}

/** Survives going back and reloading. */
function showConfirmation(
  review: Review,
  { path, ...shown }: { path: string } & Pick<Booked, 'customerName' | 'customerPhone' | 'mail'>,
  toAddress: (path: string) => string,
) {
  const address = reviewPathOf(review);
  const { customerName, customerPhone, mail } = shown;
  const entry = { review: address, confirmed: path, customerName, customerPhone, mail };
  rememberBooked(review.calendarId, entry);
  window.location.replace(toAddress(path));
}
