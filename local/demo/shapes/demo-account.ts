import type { ListingStatus } from '@/lib/domain/listings/status';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';
import type { DemoSlug } from './providers';
import type { Week } from './week';

/** A service item as the catalogue has it: cents and minutes, 0 for free and for no duration. */
export interface DemoItem {
  name: string;
  description: string;
  priceMinor: number;
  durationMinutes: number;
}

/** A service of a demo provider. Its id comes from `providers.ts`, its pictures from `pictures/`. */
export interface DemoService {
  slug: DemoSlug;
  name: string;
  address: string;
  phone: string;
  whatsapp: string | null;
  website: string | null;
  description: string;
  communityId: CommunityId;
  categoryId: CategoryId;
  /** Titles of subcategories that the backend's migrations create for the category. */
  subcategories: readonly string[];
  isCommunityFavorite: boolean;
  status: ListingStatus;
  /** The service whose pictures follow its own ones. */
  borrows?: DemoSlug;
  items: readonly DemoItem[];
}

/** A demo provider: the person, the calendar, and one or two services. */
export interface DemoAccount {
  /** `demo-<name>`: the local part of the e-mail address, from which the subject follows. */
  handle: string;
  firstName: string;
  lastName: string;
  /** Null for an account that takes no bookings. */
  calendar: DemoCalendar | null;
  services: readonly DemoService[];
}

/** When a provider works and how busy they are. */
export interface DemoCalendar {
  week: Week;
  /** The share of free starts that already begin a booking, 0 to 1. */
  busyness: number;
  /** The number of days, from today on, that have no free quarter hour left. */
  bookedOutDays?: number;
}

/** Makes a service item from a price in euros and a duration in minutes. */
export function item(
  name: string,
  priceEuro: number,
  durationMinutes: number,
  description = '',
): DemoItem {
  return { name, description, priceMinor: Math.round(priceEuro * 100), durationMinutes };
}
