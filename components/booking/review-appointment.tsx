import { formatDuration } from '@/lib/domain/duration';
import { dayParts, formatLongDate, formatTime, formatZone, localDay } from '@/lib/domain/format';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { visitMinutes } from '@/lib/domain/slots';
import type { Review } from './review-state';
import { ReviewVisitorTime } from './review-visitor-time';

/** When the visit ends; a visit without a duration ends where it starts. */
function endOf({ startsAt, items }: Review): { minutes: number; endsAt: string } {
  const minutes = visitMinutes(items.map((item) => item.durationMinutes));
  return { minutes, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() };
}

/** Date tile, date, time and length, services and provider of an appointment, in venue time. */
export function ReviewAppointment({ review }: { review: Review }) {
  const { startsAt, items, provider } = review;
  const zone = VENUE_ZONE.id;
  const { minutes, endsAt } = endOf(review);
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
        <p className="muted sm mt-1.5">
          {items.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? '; ' : ''}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
        <p className="muted sm">
          <bdi>{provider.name}</bdi>
        </p>
      </div>
    </div>
  );
}
