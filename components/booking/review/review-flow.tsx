'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Divider } from '@/components/booking/divider';
import { PriceLine } from '@/components/booking/price-line';
import { ProviderCard } from '@/components/booking/provider-card';
import { StepHeading } from '@/components/booking/step-heading';
import { StepLayout } from '@/components/booking/step-layout';
import { PageLink } from '@/components/shared/links/page-link';
import { Card } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Names } from '@/components/shared/ui/names';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { visitMinutes } from '@/lib/shared/domain/calendar/slots';
import { formatEuro } from '@/lib/shared/domain/money';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ConfirmButton } from './confirm-button';
import { ReviewContact } from './contact';
import { ReviewNotice } from './notice';
import { timesPathOf } from './paths';
import { ReviewSection } from './section';
import type { Reach, Review, ReviewOpening } from './state';
import { type ReviewFlowProps, useReview } from './use-review';
import { VisitTime } from './visit-time';
import { WithAnybody, WithPerson } from './with-person';

interface Slots {
  reach: Reach;
  header: ReactNode;
  payment: ReactNode;
  policy: ReactNode;
}

const NO_ERRORS = {};

export function ReviewFlow({ reach, header, payment, policy, ...props }: ReviewFlowProps & Slots) {
  const t = useTexts('booking.review');
  const confirmTexts = useTexts('booking.confirm');
  const { state, review, contact, open, hidden, formAction, confirm, onTyped, switchTo } =
    useReview(props);
  const isHydrated = useHydrated();
  const [isComplete, setComplete] = useState(false);
  const appointment = useRef<HTMLElement>(null);
  // If another time was taken instead, only the server knows who works then.
  const isOpened = review.startsAt === props.review.startsAt;
  const anybody = props.opening.anybody && (isOpened ? props.opening.anybody : { name: null });
  const totalMinor = review.items.reduce((sum, item) => sum + item.priceMinor, 0);

  const isSending = state.kind === 'sending';
  const button = { isSending, isIncomplete: isHydrated && !isComplete };
  return (
    <div className="group/review">
      {header}
      <StepLayout
        aside={
          <Card className="flex flex-col gap-5">
            <ProviderCard {...review.provider} />
            <Divider />
            <ReviewPrices totalMinor={totalMinor} />
            <ConfirmButton place="aside" {...button} />
          </Card>
        }
        bar={
          <>
            <PriceInBar totalMinor={totalMinor} />
            <ConfirmButton place="bar" {...button} />
          </>
        }
        barClassName="flex-wrap"
      >
        <div className="flex flex-col gap-8">
          <StepHeading>{t('heading')}</StepHeading>
          <ReviewNotice
            state={state}
            review={review}
            contact={contact}
            reach={reach}
            keepsKeys={props.isOurs}
            open={open}
            onSwitch={(start) => {
              switchTo(start);
              appointment.current?.focus();
            }}
          />
          <ReviewSection ref={appointment} tabIndex={-1} className="outline-none">
            <ReviewAppointment review={review} anybody={anybody} />
            <PageLink
              className={textLinkVariants({ className: 'justify-self-start' })}
              href={timesPathOf(review)}
            >
              {t('changeTime')}
            </PageLink>
          </ReviewSection>
          <ReviewSection>
            <h2 className={headingVariants({ size: 'medium' })}>{t('who')}</h2>
            <ReviewContact
              contact={contact}
              found={state.kind === 'invalid' ? state.errors : NO_ERRORS}
              hidden={hidden}
              isSending={isSending}
              takesRemarks={props.isOurs}
              action={formAction}
              onConfirm={confirm}
              onTyped={onTyped}
              onComplete={setComplete}
            />
          </ReviewSection>
          {payment}
          <ReviewSection className="lg:hidden">
            <ReviewPrices totalMinor={totalMinor} />
          </ReviewSection>
          {policy}
        </div>
      </StepLayout>
      <p className="sr-only" role="status">
        {isSending ? confirmTexts('sending') : ''}
      </p>
    </div>
  );
}

interface ReviewAppointmentProps {
  review: Review;
  anybody: ReviewOpening['anybody'];
}

function ReviewAppointment({ review, anybody }: ReviewAppointmentProps) {
  const { startsAt, items, provider, person } = review;
  const minutes = visitMinutes(items.map((item) => item.durationMinutes));
  return (
    <VisitTime startsAt={startsAt} minutes={minutes}>
      <p className="mt-1.5 text-sm text-muted">
        <Names names={items.map(({ name }) => name)} />
      </p>
      <p className="text-sm text-muted">
        <bdi translate="no">{provider.name}</bdi>
      </p>
      {person ? <WithPerson name={person.name} /> : null}
      {anybody ? <WithAnybody name={anybody.name} /> : null}
    </VisitTime>
  );
}

function ReviewPrices({ totalMinor }: { totalMinor: number }) {
  const t = useTexts('booking.prices');
  const total = formatEuro(totalMinor, t.locale);
  return (
    <div className="flex flex-col gap-2">
      <PriceLine label={t('subtotal')} price={total} />
      <PriceLine look="total" label={t('total')} price={total} />
      <Divider />
      <PriceLine label={t('payNow')} price={formatEuro(0, t.locale)} />
      <PriceLine look="strong" label={t('payAtVenue')} price={total} />
    </div>
  );
}

function PriceInBar({ totalMinor }: { totalMinor: number }) {
  const t = useTexts('booking.prices');
  return (
    <p className="min-w-0 grow basis-[6em]">
      <span className="text-sm text-muted">{t('payAtVenue')}</span>
      <br />
      <b className="text-lg/7">{formatEuro(totalMinor, t.locale)}</b>
    </p>
  );
}
