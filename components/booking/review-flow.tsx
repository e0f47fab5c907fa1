'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatEuro } from '@/lib/domain/money';
import { ConfirmButton } from './confirm-button';
import { ConfirmedView } from './confirmed-view';
import { ProviderCard } from './provider-card';
import { ReviewAppointment } from './review-appointment';
import { ReviewContact } from './review-contact';
import { ReviewNotice } from './review-notice';
import { ReviewPrices } from './review-prices';
import { hiddenFieldsOf } from './review-request';
import { type ReviewFlowProps, useReview } from './use-review';

interface Slots {
  header: ReactNode;
  confirmedHeader: ReactNode;
  payment: ReactNode;
  policy: ReactNode;
}

const NO_ERRORS = {};

/** Step 3, from review to confirmed. What never changes comes from the server as `Slots`. */
export function ReviewFlow({
  header,
  confirmedHeader,
  payment,
  policy,
  ...props
}: ReviewFlowProps & Slots) {
  const { state, review, contact, reviewKey, formAction, confirm, switchTo } = useReview(props);
  const isHydrated = useHydrated();
  const [isComplete, setComplete] = useState(false);
  const appointment = useRef<HTMLElement>(null);
  const hidden = useMemo(() => hiddenFieldsOf(review, reviewKey), [review, reviewKey]);
  const totalMinor = review.items.reduce((sum, item) => sum + item.priceMinor, 0);

  if (state.kind === 'confirmed') {
    return (
      <>
        {confirmedHeader}
        <ConfirmedView review={review} booking={state.booking} totalMinor={totalMinor} />
      </>
    );
  }
  const isSending = state.kind === 'sending';
  const button = { isSending, isIncomplete: isHydrated && !isComplete };
  return (
    <div className="review">
      {header}
      <main>
        <div className="page book">
          <div className="stack [--gap:2rem]">
            <h1 className="display h1">Review and confirm</h1>
            <ReviewNotice
              state={state}
              review={review}
              contact={contact}
              hidden={hidden}
              action={formAction}
              onSwitch={(start) => {
                switchTo(start);
                appointment.current?.focus();
              }}
            />
            <section ref={appointment} tabIndex={-1} className="block-section">
              <ReviewAppointment review={review} />
            </section>
            <section className="block-section">
              <h2 className="display h2">Who is this appointment for?</h2>
              <ReviewContact
                contact={contact}
                found={state.kind === 'invalid' ? state.errors : NO_ERRORS}
                hidden={hidden}
                isSending={isSending}
                action={formAction}
                onConfirm={confirm}
                onComplete={setComplete}
              />
            </section>
            {payment}
            <section className="block-section mob">
              <ReviewPrices totalMinor={totalMinor} />
            </section>
            {policy}
          </div>
          <aside className="desk">
            <div className="card stack [--gap:1.25rem]">
              <ProviderCard {...review.provider} />
              <hr className="hr" />
              <ReviewPrices totalMinor={totalMinor} />
              <ConfirmButton place="aside" {...button} />
            </div>
          </aside>
        </div>
        <div className="actionbar mobile">
          <p className="grow">
            <span className="sm muted">Pay at venue</span>
            <br />
            <b className="text-lg">{formatEuro(totalMinor)}</b>
          </p>
          <ConfirmButton place="bar" {...button} />
        </div>
        <p className="sr" role="status">
          {isSending ? 'Confirming…' : ''}
        </p>
      </main>
    </div>
  );
}
