import type { Reach, Review } from '@/components/booking/review/state';
import type { CustomerBooking } from '@/lib/contract/customer-links';
import type { VisitStage } from '@/lib/domain/booking/changes';

/** A customer's own booking as its pages show it. */
export interface ManagedVisit {
  token: string;
  booking: CustomerBooking;
  /** When it was read, in epoch milliseconds. */
  now: number;
  stage: VisitStage;
  mayMove: boolean;
  /** What the items take together; 0 where they have no durations. */
  minutes: number;
  reach: Reach;
  /** Where the site is, for addresses that are read outside of it. */
  siteUrl: string;
}

/** Gets `token`, and for a move the start and a `key`, in its form. */
export type ChangeAction = (form: FormData) => Promise<void>;

/** The booking as the parts of the confirmed page take it. */
export function reviewOf({ booking }: ManagedVisit): Review {
  const { serviceId, calendarId, startsAt, provider, items } = booking;
  const { name, address, profileImageUrl: imageUrl } = provider;
  return {
    serviceId: serviceId ?? '',
    calendarId,
    startsAt,
    items,
    provider: { name, address, imageUrl },
  };
}
