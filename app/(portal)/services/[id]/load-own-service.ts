import 'server-only';
import { cache } from 'react';
import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { isListingOf, readListing } from '@/lib/host/listings';
import { readOwnServiceItems } from '@/lib/host/service-items';
import { HostError, namesNothing } from '@/lib/host/transport/host-error';

/** What the owner's page has to show. Of somebody else's listing nothing leaves this function. */
export type OwnService =
  | { kind: 'own'; listing: Listing; items: ServiceItem[] | null }
  | { kind: 'notFound' | 'stranger' | 'failed' };

/** The items; null when they cannot be read, since the page still shows without them (PC-044). */
async function findItems(listingId: string, userId: string): Promise<ServiceItem[] | null> {
  try {
    return await readOwnServiceItems(listingId, userId);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Reads a service for the one who is signed in, once per request. */
export const loadOwnService = cache(async (id: string, userId: string): Promise<OwnService> => {
  try {
    const listing = await readListing(id);
    if (!listing) return { kind: 'notFound' };
    if (!(await isListingOf(listing, userId))) return { kind: 'stranger' };
    return { kind: 'own', listing, items: await findItems(listing.id, userId) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: namesNothing(error) ? 'notFound' : 'failed' };
  }
});
