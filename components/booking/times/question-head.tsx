'use client';

import { Calendar } from 'lucide-react';
import { useVisitorZone, visitorClock } from '@/components/time/visitor-time';
import { headingVariants } from '@/components/ui/heading';
import type { BookingDay, OfferedTime } from '@/lib/domain/booking/times';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

interface QuestionHeadProps {
  as: 'h1' | 'h2';
  id: string;
  day: BookingDay;
  time: OfferedTime;
}

/** The question and the time it is about, on the venue's clock and, if it differs, the visitor's. */
export function QuestionHead({ as: Heading, id, day, time }: QuestionHeadProps) {
  const own = visitorClock(time.startsAt, useVisitorZone());
  return (
    <div>
      <Heading
        id={id}
        className={
          Heading === 'h1'
            ? headingVariants({ size: 'large' })
            : headingVariants({ size: 'medium' })
        }
      >
        Select service
      </Heading>
      <p className="text-muted flex flex-wrap items-center gap-2 mt-1">
        <Calendar />
        {day.heading}, {time.label}
      </p>
      <p className="text-sm text-muted">
        {VENUE_ZONE.label} ({time.zone ?? day.zone}){own ? `, ${own} your time` : null}
      </p>
    </div>
  );
}
