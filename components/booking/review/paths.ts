import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { reviewPath, selectTimePath } from '@/lib/shared/url/booking-url';
import type { Review } from './state';

export function reviewStateOf({ serviceId, calendarId, startsAt, items, person }: Review) {
  return {
    serviceId,
    calendarId,
    startsAt,
    itemIds: items.map(({ id }) => id),
    person: person?.id ?? null,
  };
}

export function reviewPathOf(review: Review): string {
  return reviewPath(reviewStateOf(review));
}

export function timesPathOf(review: Review): string {
  const { startsAt: _, ...chosen } = reviewStateOf(review);
  return selectTimePath({ ...chosen, date: localDay(review.startsAt, VENUE_ZONE.id) });
}
