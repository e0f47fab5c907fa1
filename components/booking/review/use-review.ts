import { useActionState, useEffect, useMemo, useRef, useState } from 'react';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import type { Contact } from '@/lib/shared/domain/booking/contact';
import { useTexts } from '@/lib/shared/texts/use-texts';
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

/** Without JavaScript, Next answers the form's POST with this page. */
type ReviewAction = (previous: ReviewAnswer, form: FormData) => Promise<ReviewAnswer>;

export interface ReviewFlowProps {
  review: Review;
  /** Random, made by the server per render. */
  reviewKey: string;
  opening: ReviewOpening;
  /** {host} is our backend: it books once per key, and passes a customer's remark on. */
  isOurs: boolean;
  action: ReviewAction;
}

/**
 * With JavaScript the form calls `/api/bookings`, because a failed server action would lose what
 * was typed. `useSubmit` does not fit, because this state also answers the plain POST.
 */
export function useReview(props: ReviewFlowProps) {
  const texts = { fields: useTexts('errors.fields'), refusal: useTexts('booking.refusal') };
  const { review: opened, opening, isOurs: keepsKeys, action } = props;
  const toAddress = usePageAddress();
  const [answer, formAction] = useActionState(action, NOTHING_SENT);
  const [startsAt, setStartsAt] = useState(opened.startsAt);
  const [contact, setContact] = useState(answer.contact);
  const [state, setState] = useState(
    answer.state.kind === 'editing' ? opening.state : answer.state,
  );
  const [reviewKey, setReviewKey] = useState(answer.reviewKey || props.reviewKey);
  const [phoneConfirmed, setPhoneConfirmed] = useState(answer.phoneConfirmed);
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
    // One key for the review, through reloads: repeats are one attempt.
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
    // While the browser is offline, it is certain that nothing is sent.
    if (!navigator.onLine) {
      return setState({ kind: 'refused', message: texts.refusal('offline') });
    }
    inFlight.current = true;
    setState({ kind: 'sending' });
    // The attempt counts as open until it is answered, so that it is still known after a reload.
    const isOther = ({ key }: { key: string }) => key !== attempt.key;
    keepOpen(calendarId, reviewKey, [...attempts.filter(isOther), attempt]);
    const isRepeat = open.some((earlier) => earlier.startsAt === attempt.request.startsAt);
    const options = { isRepeat, keepsKeys };
    const { outcome, open: left } = await confirmBooking(attempt, attempts, options);
    if (outcome.ok) {
      const { customerPhone, customerEmail = '' } = attempt.request;
      return showConfirmation(review, { ...outcome, customerPhone, customerEmail }, toAddress);
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

  /** With another number, the question about the last one ends. */
  function onTyped({ customerPhone }: Contact) {
    if (state.kind === 'phoneUnsure' && customerPhone !== contact.customerPhone) {
      setState({ kind: 'editing' });
    }
  }

  return { state, review, contact, open, hidden, formAction, confirm, onTyped, switchTo };
}

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

function showConfirmation(
  review: Review,
  { path, ...shown }: { path: string } & Omit<Booked, 'review' | 'confirmed'>,
  toAddress: (path: string) => string,
) {
  const address = reviewPathOf(review);
  const { customerName, customerPhone, customerEmail, mail } = shown;
  const contact = { customerName, customerPhone, customerEmail };
  const entry = { review: address, confirmed: path, ...contact, mail };
  rememberBooked(review.calendarId, entry);
  window.location.replace(toAddress(path));
}
