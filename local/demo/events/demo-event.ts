import type { EventCategory } from '@/lib/shared/domain/events/categories';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { DemoSlug } from '../shapes/providers';

/** Days from the seed's; hours of the place. */
export interface DemoEvent {
  number: number;
  handle: `demo-${string}`;
  pictureOf: DemoSlug;
  title: string;
  description: string;
  category: EventCategory;
  address: string;
  /** Malta if absent. */
  place?: { countryIso: string; timeZone: string };
  communityId: CommunityId;
  inDays: number;
  fromHour: number;
  hours: number;
  /** Null if free. */
  ticketPrice: number | null;
  bookingLink: string;
  status: ListingStatus;
  submittedHoursAgo: number;
}
