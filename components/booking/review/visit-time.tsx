import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { headingVariants } from '@/components/ui/heading';
import { formatDuration } from '@/lib/domain/booking/duration';
import { dayParts, formatLongDate, formatTime, formatZone, localDay } from '@/lib/time/format';
import { MINUTE_MS } from '@/lib/time/units';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { ReviewVisitorTime } from './review-visitor-time';

interface VisitTimeProps {
  /** An ISO instant. */
  startsAt: string;
  /** 0 where the items have no durations: then only the start is said. */
  minutes: number;
  children?: ReactNode;
}

/** Date tile, date, time and length of a visit, in venue time. */
export function VisitTime({ startsAt, minutes, children }: VisitTimeProps) {
  const t = useTexts('ui.duration');
  const zone = VENUE_ZONE.id;
  const endsAt = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
  const { day, month } = dayParts(localDay(startsAt, zone));
  return (
    <div className="flex gap-4 items-start">
      <div className="dtile" aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </div>
      <div className="min-w-0 flex-1">
        <h2 className={headingVariants({ face: 'name', size: 'small' })}>
          {formatLongDate(startsAt, zone)}
        </h2>
        <p>
          <bdi>
            {formatTime(startsAt, zone)}
            {minutes > 0 ? ` to ${formatTime(endsAt, zone)}` : null}
          </bdi>{' '}
          <span className="text-muted">
            (<bdi>{formatDuration(minutes, t)}</bdi>)
          </span>
        </p>
        <p className="text-muted text-sm">
          {VENUE_ZONE.label} ({formatZone(startsAt, zone)})
          <ReviewVisitorTime startsAt={startsAt} />
        </p>
        {children}
      </div>
    </div>
  );
}
