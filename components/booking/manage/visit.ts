import type { Reach, Review } from '@/components/booking/review/state';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import type { VisitStage } from '@/lib/shared/domain/booking/changes';

export interface ManagedVisit {
  token: string;
  booking: CustomerBooking;
  /** Epoch milliseconds. */
  now: number;
  stage: VisitStage;
  mayMove: boolean;
  /** 0 where the items have no durations. */
  minutes: number;
  reach: Reach;
  /** For addresses read outside the site. */
  siteUrl: string;
}

/** The form has the field `token`, and for a move also the start and `key`. */
export type ChangeAction = (form: FormData) => Promise<void>;

export function itemsToBookAgain({ items }: CustomerBooking): CustomerBooking['items'] {
  return items.filter(({ isGone }) => !isGone);
}

export function reviewOf(booking: CustomerBooking): Review {
  const { serviceId, calendarId, startsAt, provider, items, person } = booking;
  const { name, address, profileImageUrl: imageUrl } = provider;
  return {
    serviceId: serviceId ?? '',
    calendarId,
    startsAt,
    items,
    provider: { name, address, imageUrl },
    person: person ?? null,
  };
}
