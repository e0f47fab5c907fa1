import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import type { DemoSlug } from './providers';
import type { Week } from './week';

/** Cents and minutes; 0 for free and for no duration. */
export interface DemoItem {
  name: string;
  description: string;
  priceMinor: number;
  durationMinutes: number;
}

/** Its id is in `providers.ts`. */
export interface DemoService {
  slug: DemoSlug;
  name: string;
  address: string;
  phone: string;
  whatsapp: string | null;
  website: string | null;
  description: string;
  communityId: CommunityId;
  speaks: readonly SpokenLanguage[];
  categoryId: CategoryId;
  /** Titles from `0003_services_and_events.sql`. */
  subcategories: readonly string[];
  isCommunityFavorite: boolean;
  status: ListingStatus;
  borrows?: DemoSlug;
  items: readonly DemoItem[];
}

export interface DemoAccount {
  /** `demo-<name>`, as in the address. */
  handle: string;
  firstName: string;
  lastName: string;
  /** Null: takes no bookings. */
  calendar: DemoCalendar | null;
  others?: readonly DemoPerson[];
  services: readonly DemoService[];
}

interface DemoPerson {
  name: string;
  languages: readonly string[];
  sentence?: string;
  /** Items that others do. */
  skips?: readonly string[];
}

export interface DemoCalendar {
  week: Week;
  /** Share of booked starts, 0 to 1. */
  busyness: number;
  /** Without a free quarter hour, from today on. */
  bookedOutDays?: number;
}

/** Euros and minutes. */
export function item(
  name: string,
  priceEuro: number,
  durationMinutes: number,
  description = '',
): DemoItem {
  return { name, description, priceMinor: Math.round(priceEuro * 100), durationMinutes };
}
