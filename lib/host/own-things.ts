import 'server-only';
import type { Listing } from '@/lib/contract/shapes/listings';
import { toEventText } from '@/lib/domain/events/saved-event';
import {
  eventFacts,
  itemFacts,
  type OwnThing,
  serviceFacts,
} from '@/lib/domain/listings/own-thing';
import { listEvents } from './events';
import { listListings } from './listings';
import { readOwnServiceItems } from './service-items';

/** A listing as its form opens with it. */
export function toServiceDraft(listing: Listing) {
  return {
    text: {
      name: listing.name,
      description: listing.description,
      communityId: String(listing.communityId ?? ''),
      categoryId: String(listing.categoryId ?? ''),
      address: listing.address,
      countryIso: listing.countryIso,
      phoneNumber: listing.phoneNumber,
      whatsappNumber: listing.whatsappNumber,
      websiteUrl: listing.websiteUrl,
    },
    subcategoryIds: listing.subcategoryIds.map(Number),
    logoUrl: listing.profileImageUrl,
    photoUrls: listing.portfolioImages.map(({ url }) => url),
  };
}

/** The services of a user as {host} has them now. Throws `HostError`. */
export async function listOwnServices(userId: string): Promise<OwnThing[]> {
  const listings = await listListings(userId);
  return listings.map((listing) => ({
    id: listing.id,
    ...serviceFacts(toServiceDraft(listing)),
  }));
}

/** The events of a user as {host} has them now. Throws `HostError`. */
export async function listOwnEvents(userId: string): Promise<OwnThing[]> {
  const events = await listEvents(userId);
  // Only instants are compared, so any zone will do.
  return events.map((event) => ({
    id: event.id,
    ...eventFacts(toEventText(event, 'UTC'), event.imageUrl),
  }));
}

/**
 * The items of a user's listing as {host} has them now, whatever its status: an owner looks for what
 * a lost answer may have saved mostly while it still waits for review. Throws `HostError`.
 */
export async function listOwnItems(listingId: string, userId: string): Promise<OwnThing[]> {
  const items = await readOwnServiceItems(listingId, userId);
  return items.map(({ id, priceMinor, ...item }) => ({
    id,
    ...itemFacts({ ...item, price: priceMinor / 100 }),
  }));
}
