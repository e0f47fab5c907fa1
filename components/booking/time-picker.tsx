'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { pressSeen } from '@/components/ui/press-seen';
import {
  type BookingDay,
  bookingProblem,
  dayOnShow,
  type OfferedTime,
} from '@/lib/domain/booking-times';
import type { BookingWindow } from '@/lib/domain/booking-window';
import type { ServiceOption } from '@/lib/domain/service-choice';
import { reviewPath, selectTimePath } from '@/lib/url/booking-url';
import { DayChips } from './day-chips';
import { DayPanel } from './day-panel';
import { QuestionDialog } from './question-dialog';
import { type Choice, WeekNav } from './week-nav';

interface TimePickerProps {
  week: BookingWindow;
  days: BookingDay[];
  choice: Choice;
  options: ServiceOption[];
  /** Whether a time is followed by "Select service". */
  isAsking: boolean;
  /** What is wrong with the time that came along in the URL. */
  notice: string | null;
  /** In place of the times when the week has none. */
  emptyWeek: ReactNode;
}

/** Step 2: links that work by themselves, switched in place once the page is alive. */
export function TimePicker(props: TimePickerProps) {
  const { week, days, choice, options, isAsking, notice, emptyWeek } = props;
  const router = useRouter();
  const wantedDay = useSearchParams().get('date') ?? '';
  const [isPending, startTransition] = useTransition();
  const [picked, setPicked] = useState<OfferedTime | null>(null);
  const [stale, setStale] = useState<string | null>(null);
  const shown = days.some(({ count }) => count > 0) ? dayOnShow(days, wantedDay) : undefined;
  const message = stale ?? notice;

  const go = async (href: string, scroll = false) => {
    await pressSeen();
    setStale(null);
    startTransition(() => router.push(href, { scroll }));
  };
  const readAgain = (problem: string) => {
    setPicked(null);
    setStale(problem);
    startTransition(() => router.refresh());
  };
  const review = (time: OfferedTime, serviceItems: string[]) =>
    reviewPath({ ...choice, serviceItems, startTime: time.startsAt });
  const pick = async (time: OfferedTime) => {
    const problem = bookingProblem({
      service: true,
      time: Date.parse(time.startsAt) >= Date.now(),
    });
    if (problem) return readAgain(problem);
    if (isAsking) await pressSeen();
    setPicked(time);
    if (!isAsking) go(review(time, choice.serviceItems), true);
  };
  const hrefOf = (time: OfferedTime) =>
    choice.serviceItems.length > 0
      ? review(time, choice.serviceItems)
      : selectTimePath({ ...choice, week: week.days[0] ?? '', startTime: time.startsAt });

  return (
    <>
      {message ? (
        <p className="note error" role="alert">
          {message}
        </p>
      ) : null}
      <WeekNav week={week} choice={choice} go={go} />
      <DayChips
        days={days}
        shown={shown}
        choice={choice}
        onShow={(href) => {
          setStale(null);
          window.history.replaceState(null, '', href);
        }}
      />
      {shown ? (
        <DayPanel
          day={shown}
          isPending={isPending}
          picked={picked?.startsAt ?? null}
          hrefOf={hrefOf}
          onPick={pick}
        />
      ) : (
        <div className={isPending ? 'busy' : undefined} aria-busy={isPending}>
          {emptyWeek}
        </div>
      )}
      {isAsking ? (
        <QuestionDialog
          day={shown}
          time={picked}
          choice={choice}
          options={options}
          isPending={isPending}
          onConfirm={(time, itemIds) => go(review(time, itemIds), true)}
          onStale={readAgain}
          onClose={() => setPicked(null)}
        />
      ) : null}
    </>
  );
}
