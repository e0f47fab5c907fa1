import { Names } from '@/components/ui/names';
import { visitMinutes } from '@/lib/domain/calendar/slots';
import type { Review } from './state';
import { VisitTime } from './visit-time';
import { WithPerson } from './with-person';

export function ReviewAppointment({ review }: { review: Review }) {
  const { startsAt, items, provider, person } = review;
  const minutes = visitMinutes(items.map((item) => item.durationMinutes));
  return (
    <VisitTime startsAt={startsAt} minutes={minutes}>
      <p className="mt-1.5 text-sm text-muted">
        <Names names={items.map(({ name }) => name)} />
      </p>
      <p className="text-sm text-muted">
        <bdi>{provider.name}</bdi>
      </p>
      {person ? <WithPerson name={person.name} /> : null}
    </VisitTime>
  );
}
