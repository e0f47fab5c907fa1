import type { EventCategory } from '@/lib/domain/events/categories';
import type { ListingStatus } from '@/lib/domain/listings/status';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { DemoSlug } from '../shapes/providers';

/** Days count from the day of the seed; hours are those of the place. */
export interface DemoEvent {
  number: number;
  handle: `demo-${string}`;
  /** Its first portfolio picture is used. */
  pictureOf: DemoSlug;
  title: string;
  description: string;
  category: EventCategory;
  address: string;
  /** Malta if not given. */
  place?: { countryIso: string; timeZone: string };
  communityId: CommunityId;
  inDays: number;
  fromHour: number;
  hours: number;
  /** Null for a free event. */
  ticketPrice: number | null;
  bookingLink: string;
  status: ListingStatus;
  submittedHoursAgo: number;
}
