'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { noteVariants } from '@/components/ui/note';
import type { ItemOption } from '@/lib/domain/booking/choice';
import type { BookingDay, OfferedTime } from '@/lib/domain/booking/times';
import { reviewPath, selectTimePath } from '@/lib/url/booking-url';
import { QuestionHead } from './question-head';
import { ServiceQuestion } from './service-question';
import type { Choice } from './week-nav';

interface QuestionPageProps {
  choice: Choice;
  day: BookingDay;
  time: OfferedTime;
  options: ItemOption[];
}

/** "Select service" as a page of its own: where a time leads before or without JavaScript. */
export function QuestionPage({ choice, day, time, options }: QuestionPageProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [stale, setStale] = useState<string | null>(null);
  const times = selectTimePath({ ...choice, date: day.date });
  return (
    <>
      <QuestionHead as="h1" id="select-service" day={day} time={time} />
      {stale ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          {stale}
        </p>
      ) : null}
      <ServiceQuestion
        choice={choice}
        time={time}
        options={options}
        isPending={isPending}
        onConfirm={(serviceItems) => {
          const href = reviewPath({ ...choice, serviceItems, startTime: time.startsAt });
          startTransition(() => router.push(href));
        }}
        onStale={setStale}
        cancel={
          <Link className={buttonVariants({ look: 'secondary' })} href={times} prefetch={false}>
            Cancel
          </Link>
        }
      />
    </>
  );
}
