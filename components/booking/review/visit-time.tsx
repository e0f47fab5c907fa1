import type { ReactNode } from 'react';
import { formatDuration } from '@/lib/domain/booking/duration';
import { dayParts, formatLongDate, formatTime, formatZone, localDay } from '@/lib/time/format';
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
  const zone = VENUE_ZONE.id;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const { day, month } = dayParts(localDay(startsAt, zone));
  return (
    <div className="row flex-nowrap items-start [--gap:1rem]">
      <div className="dtile" aria-hidden="true">
        <span>{month}</span>
        <b>{day}</b>
      </div>
      <div className="grow">
        <h2 className="name h3">{formatLongDate(startsAt, zone)}</h2>
        <p>
          <bdi>
            {formatTime(startsAt, zone)}
            {minutes > 0 ? ` to ${formatTime(endsAt, zone)}` : null}
          </bdi>{' '}
          <span className="muted">
            (<bdi>{formatDuration(minutes)}</bdi>)
          </span>
        </p>
        <p className="muted sm">
          {VENUE_ZONE.label} ({formatZone(startsAt, zone)})
          <ReviewVisitorTime startsAt={startsAt} />
        </p>
        {children}
      </div>
    </div>
  );
}
