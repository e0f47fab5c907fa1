import type { ServiceDraft } from '@/components/listings/service-draft';
import type { Listing } from '@/lib/contract/listings';
import { HostError } from '@/lib/host/host-error';
import { isListingOf, readListing } from '@/lib/host/listings';

/** A service as its form opens with it, or why it does not. */
export type EditableService =
  | { kind: 'own'; start: ServiceDraft }
  | { kind: 'otherOwner' | 'notLoaded' };

function toDraft(listing: Listing): ServiceDraft {
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

/** Reads a service for its owner; of somebody else's, nothing leaves this function. */
export async function loadServiceDraft(id: string, userId: string): Promise<EditableService> {
  try {
    const listing = await readListing(id);
    if (!listing) return { kind: 'notLoaded' };
    return (await isListingOf(listing, userId))
      ? { kind: 'own', start: toDraft(listing) }
      : { kind: 'otherOwner' };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'notLoaded' };
    throw error;
  }
}
