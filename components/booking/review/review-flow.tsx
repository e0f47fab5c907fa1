'use client';

import Link from 'next/link';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ProviderCard } from '@/components/booking/provider-card';
import { StepHeading } from '@/components/booking/step-heading';
import { Card } from '@/components/ui/card';
import { headingVariants } from '@/components/ui/heading';
import { textLinkVariants } from '@/components/ui/text-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatEuro } from '@/lib/domain/money';
import { ReviewAppointment } from './appointment';
import { ConfirmButton } from './confirm-button';
import { ReviewContact } from './contact';
import { ReviewNotice } from './notice';
import { timesPathOf } from './paths';
import { ReviewPrices } from './prices';
import { hiddenFieldsOf } from './request';
import type { Reach } from './state';
import { type ReviewFlowProps, useReview } from './use-review';

interface Slots {
  /** How the provider is reached when something goes wrong. */
  reach: Reach;
  header: ReactNode;
  payment: ReactNode;
  policy: ReactNode;
}

const NO_ERRORS = {};

/** Step 3, until its confirmation's address takes over. What never changes comes from the server as `Slots`. */
export function ReviewFlow({ reach, header, payment, policy, ...props }: ReviewFlowProps & Slots) {
  const { state, review, contact, open, reviewKey, formAction, confirm, switchTo } =
    useReview(props);
  const isHydrated = useHydrated();
  const [isComplete, setComplete] = useState(false);
  const appointment = useRef<HTMLElement>(null);
  const hidden = useMemo(() => hiddenFieldsOf(review, reviewKey, open), [review, reviewKey, open]);
  const totalMinor = review.items.reduce((sum, item) => sum + item.priceMinor, 0);

  const isSending = state.kind === 'sending';
  const button = { isSending, isIncomplete: isHydrated && !isComplete };
  return (
    <div className="review">
      {header}
      <main>
        <div className="page book">
          <div className="flex flex-col gap-8">
            <StepHeading>Review and confirm</StepHeading>
            <ReviewNotice
              state={state}
              review={review}
              contact={contact}
              hidden={hidden}
              reach={reach}
              keepsKeys={props.keepsKeys}
              open={open}
              action={formAction}
              onSwitch={(start) => {
                switchTo(start);
                appointment.current?.focus();
              }}
            />
            <section ref={appointment} tabIndex={-1} className="block-section">
              <ReviewAppointment review={review} />
              <Link
                className={textLinkVariants({ className: 'justify-self-start' })}
                href={timesPathOf(review)}
                prefetch={false}
              >
                Change the time
              </Link>
            </section>
            <section className="block-section">
              <h2 className={headingVariants({ size: 'medium' })}>Who is this appointment for?</h2>
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
            <section className="block-section lg:hidden">
              <ReviewPrices totalMinor={totalMinor} />
            </section>
            {policy}
          </div>
          <aside className="max-lg:hidden">
            <Card className="flex flex-col gap-5">
              <ProviderCard {...review.provider} />
              <hr className="hr" />
              <ReviewPrices totalMinor={totalMinor} />
              <ConfirmButton place="aside" {...button} />
            </Card>
          </aside>
        </div>
        <div className="actionbar mobile">
          <p className="min-w-0 flex-1">
            <span className="text-sm text-muted">Pay at venue</span>
            <br />
            <b className="text-lg/7">{formatEuro(totalMinor)}</b>
          </p>
          <ConfirmButton place="bar" {...button} />
        </div>
        <p className="sr-only" role="status">
          {isSending ? 'Confirming…' : ''}
        </p>
      </main>
    </div>
  );
}
