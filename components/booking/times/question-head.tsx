'use client';

import { Calendar } from 'lucide-react';
import { useVisitorZone, visitorClock } from '@/components/time/visitor-time';
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
      <Heading id={id} className={Heading === 'h1' ? 'display h1' : 'display h2'}>
        Select service
      </Heading>
      <p className="muted row mt-1 [--gap:.5rem]">
        <Calendar className="i" />
        {day.heading}, {time.label}
      </p>
      <p className="sm muted">
        {VENUE_ZONE.label} ({time.zone ?? day.zone}){own ? `, ${own} your time` : null}
      </p>
    </div>
  );
}
