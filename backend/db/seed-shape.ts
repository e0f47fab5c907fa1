import type { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import type { OptionalTextName, TextName } from '@/lib/domain/form-fields';
import type { ListingStatus } from '@/lib/domain/listings/status';
import type { CommunityId } from '@/lib/domain/places/communities';
import type { CategoryId } from '@/lib/domain/services/categories';
import type { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import type { ITEM_TABLE } from '@/lib/domain/services/service-item';
import type { Span } from '@/lib/time/span';

/** The texts of a form's table to insert; what may be empty may be left out. */
type SeedTexts<Table, Empty = null> = Record<
  Exclude<TextName<Table>, OptionalTextName<Table>>,
  string
> &
  Partial<Record<OptionalTextName<Table>, string | Empty>>;

type ItemTexts = SeedTexts<typeof ITEM_TABLE, never>;
type ServiceTexts = SeedTexts<typeof SERVICE_TABLE>;
type EventTexts = SeedTexts<typeof EVENT_TABLE>;

/** A service item to insert: cents and minutes, 0 for free and for no duration. */
interface SeedItem extends ItemTexts {
  priceMinor?: number;
  durationMinutes?: number;
}

/** A service to insert. `subcategories` are titles that its category has. */
export interface SeedService extends ServiceTexts {
  /** A UUID, for a service that must be found again; else the database picks one. */
  id?: string;
  countryIso?: string;
  communityId: CommunityId;
  categoryId: CategoryId;
  subcategories?: readonly string[];
  profileImageUrl?: string | null;
  portfolioImages?: readonly string[];
  isCommunityFavorite?: boolean;
  status?: ListingStatus;
  /** Why it was rejected or delisted. */
  statusReason?: string | null;
  createdAt?: Date;
  items?: readonly SeedItem[];
}

/** An event to insert; everything about tickets may be left out for a free one. */
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

/**
 * A booking to insert: its items, by their place in the provider's services, and when it starts.
 */
interface SeedBooking {
  /** Epoch milliseconds, on a quarter hour. */
  startsAt: number;
  items: readonly { service: number; item: number }[];
  customerName?: string;
  customerPhone?: string;
  customerEmail?: string;
  /** Whether the provider has not seen it yet. */
  isNew?: boolean;
}

/** An account with everything it owns. */
export interface SeedAccount {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth?: string;
  /** First and last name if not given. */
  name?: string;
  profileImageUrl?: string | null;
  address?: string;
  takesBookings?: boolean;
  services?: readonly SeedService[];
  events?: readonly SeedEvent[];
  /** Spans that do not overlap. */
  availability?: readonly (Span & { status: 'available' | 'unavailable' })[];
  bookings?: readonly SeedBooking[];
}

/** What was inserted; lists have the order of the input. */
export interface SeededAccount {
  accountId: number;
  services: { id: string; itemIds: number[] }[];
  bookingIds: number[];
}
