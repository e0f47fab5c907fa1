'use client';

import type { ReactNode } from 'react';
import { ZoneLine } from '@/components/time/visitor-time';
import { headingVariants } from '@/components/ui/heading';
import { Spinner } from '@/components/ui/spinner';
import type { BookingDay, OfferedTime } from '@/lib/domain/booking/times';
import { useTexts } from '@/lib/texts/use-texts';
import { DayTimes } from './day-times';

interface DayPanelProps {
  day: BookingDay;
  isPending: boolean;
  picked: number | null;
  hrefOf: (time: OfferedTime) => string;
  onPick: (time: OfferedTime) => void;
  whenEmpty: ReactNode;
}

export function DayPanel(props: DayPanelProps) {
  const t = useTexts('booking.times');
  const { day, isPending, picked, hrefOf, onPick, whenEmpty } = props;
  return (
    <section className="flex flex-col gap-5" aria-labelledby="day" aria-busy={isPending}>
      {/* On phones the visitor's zone has a line of its own. */}
      <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[1fr_auto] sm:items-center">
        <h2 className={headingVariants({ face: 'name', size: 'small' })} id="day">
          {day.heading}
        </h2>
        <p className="text-sm text-muted">
          {isPending ? (
            <span className="flex animate-unhide-late flex-wrap items-center gap-2" role="status">
              <Spinner />
              {t('loading')}
            </span>
          ) : (
            <ZoneLine zone={day.zone} instant={day.parts[0]?.times[0]?.startsAt} />
          )}
        </p>
      </div>
      <p className="sr-only" role="status">
        {t('freeOnDay', { day: day.heading, count: day.count })}
      </p>
      {day.count === 0 ? (
        whenEmpty
      ) : (
        <DayTimes day={day} picked={picked} hrefOf={hrefOf} onPick={onPick} />
      )}
    </section>
  );
}
