import { visitMinutes } from '@/lib/domain/calendar/slots';
import type { Review } from './state';
import { VisitTime } from './visit-time';

export function ReviewAppointment({ review }: { review: Review }) {
  const { startsAt, items, provider } = review;
  const minutes = visitMinutes(items.map((item) => item.durationMinutes));
  return (
    <VisitTime startsAt={startsAt} minutes={minutes}>
      <p className="mt-1.5 text-sm text-muted">
        {items.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 ? '; ' : ''}
            <bdi>{name}</bdi>
          </span>
        ))}
      </p>
      <p className="text-sm text-muted">
        <bdi>{provider.name}</bdi>
      </p>
    </VisitTime>
  );
}
