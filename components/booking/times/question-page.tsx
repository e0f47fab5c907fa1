'use client';

import { useState, useTransition } from 'react';
import { useTexts } from '#texts';
import { RouteLink } from '@/components/links/route-link';
import { usePageRouter } from '@/components/links/use-page-router';
import { buttonVariants } from '@/components/ui/button';
import { noteVariants } from '@/components/ui/note';
import type { ItemOption } from '@/lib/domain/booking/choice';
import type { BookingDay, Missing, OfferedTime } from '@/lib/domain/booking/times';
import { reviewPath, selectTimePath } from '@/lib/url/booking-url';
import type { Choice } from './choice';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';
import { useServerClock } from './use-server-clock';

interface QuestionPageProps {
  choice: Choice;
  day: BookingDay;
  time: OfferedTime;
  options: ItemOption[];
  /** When the server made the page, in epoch milliseconds. */
  madeAt: number;
}

/** "Select service" as a page: where the link of a time leads before or without JavaScript. */
export function QuestionPage({ choice, day, time, options, madeAt }: QuestionPageProps) {
  const t = useTexts('booking.question');
  const missingText = useTexts('booking.missing');
  const router = usePageRouter();
  const [isPending, startTransition] = useTransition();
  const now = useServerClock(madeAt);
  const [stale, setStale] = useState<Missing | null>(null);
  const times = selectTimePath({ ...choice, date: day.date });
  return (
    <>
      <QuestionHead as="h1" id="select-service" day={day} time={time} />
      {stale ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {missingText(stale)}
        </p>
      ) : null}
      <ServiceQuestion
        choice={choice}
        time={time}
        options={options}
        isPending={isPending}
        now={now}
        onConfirm={(serviceItems) => {
          const href = reviewPath({ ...choice, serviceItems, startTime: time.startsAt });
          startTransition(() => router.push(href));
        }}
        onStale={setStale}
        cancel={
          <RouteLink
            className={buttonVariants({ look: 'secondary' })}
            href={times}
            prefetch={false}
          >
            {t('cancel')}
          </RouteLink>
        }
      />
    </>
  );
}
