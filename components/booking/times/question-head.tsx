'use client';

import { useVisitorZone } from '@/components/shared/time/visitor-time';
import { headingVariants } from '@/components/shared/ui/heading';
import { Calendar } from '@/components/shared/ui/icons';
import type { BookingDay, OfferedTime } from '@/lib/shared/domain/booking/times';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { visitorClock } from '@/lib/shared/time/visitor-clock';

interface QuestionHeadProps {
  as: 'h1' | 'h2';
  id: string;
  day: BookingDay;
  time: OfferedTime;
}

export function QuestionHead({ as: Heading, id, day, time }: QuestionHeadProps) {
  const t = useTexts('booking.question');
  const clock = useTexts('booking.clock');
  const own = visitorClock(time.startsAt, useVisitorZone(), t.locale);
  const zone = time.zone ?? day.zone;
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
        {t('heading')}
      </Heading>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
        <Calendar />
        {t('dayAndTime', { day: day.heading, time: time.label })}
      </p>
      <p className="text-sm text-muted">
        {own ? clock('zoneAndVisitorClock', { zone, clock: own }) : clock('zone', { zone })}
      </p>
    </div>
  );
}
