import type { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import type { OptionalTextName, TextName } from '@/lib/shared/domain/form-fields';
import type { SpokenLanguage } from '@/lib/shared/domain/languages';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import type { CategoryId } from '@/lib/shared/domain/services/categories';
import type { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import type { ITEM_TABLE } from '@/lib/shared/domain/services/service-item';
import type { Span } from '@/lib/shared/time/span';

type SeedTexts<Table, Empty = null> = Record<
  Exclude<TextName<Table>, OptionalTextName<Table>>,
  string
> &
  Partial<Record<OptionalTextName<Table>, string | Empty>>;

type ItemTexts = SeedTexts<typeof ITEM_TABLE, never>;
type ServiceTexts = SeedTexts<typeof SERVICE_TABLE>;
type EventTexts = SeedTexts<typeof EVENT_TABLE>;

interface SeedItem extends ItemTexts {
  priceMinor?: number;
  durationMinutes?: number;
}

/** `subcategories` are titles. */
export interface SeedService extends ServiceTexts {
  id?: string;
  countryIso?: string;
  communityId: CommunityId;
  categoryId: CategoryId;
  subcategories?: readonly string[];
  speaks?: SpokenLanguage[] | null;
  profileImageUrl?: string | null;
  portfolioImages?: readonly string[];
  isCommunityFavorite?: boolean;
  status?: ListingStatus;
  statusReason?: string | null;
  createdAt?: Date;
  items?: readonly SeedItem[];
}

export interface SeedEvent extends EventTexts {
  id?: string;
  category: string;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  organizerId?: number;
  cityId?: number;
  isFeatured?: boolean;
  communityId: CommunityId;
  countryIso: string;
  ticketRequired?: boolean;
  ticketPriceMinor?: number;
  ticketCurrency?: string;
  requiresBooking?: boolean;
  bookingLink?: string;
  imageUrl?: string | null;
  status?: ListingStatus;
  createdAt?: Date;
}

interface SeedBooking {
  /** On a quarter hour. */
  startsAt: number;
  items: readonly { service: number; item: number }[];
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string;
  isNew?: boolean;
}

interface SeedPerson {
  name: string;
  languages: readonly string[];
  sentence: string;
  /** The names of items that the person does not do. */
  skips: readonly string[];
}

export interface SeedAccount {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth?: string;
  name?: string;
  profileImageUrl?: string | null;
  address?: string;
  takesBookings?: boolean;
  /** The people besides the first, who has the account's name. */
  others?: readonly SeedPerson[];
  services?: readonly SeedService[];
  events?: readonly SeedEvent[];
  availability?: readonly (Span & { status: 'available' | 'unavailable' })[];
  bookings?: readonly SeedBooking[];
}

export interface SeededAccount {
  accountId: number;
  services: { id: string; itemIds: number[] }[];
  bookingIds: number[];
}
