import type { ServiceDraft } from '@/components/services/service-draft';
import { isListingOf, readListing } from '@/lib/host/listings';
import { toServiceDraft } from '@/lib/host/own-things';
import { HostError } from '@/lib/host/transport/host-error';

/** A service as its form opens with it, or why it does not. */
export type EditableService =
  | { kind: 'own'; start: ServiceDraft }
  | { kind: 'otherOwner' | 'notLoaded' };

/** Reads a service for its owner; of somebody else's, nothing leaves this function. */
export async function loadServiceDraft(id: string, userId: string): Promise<EditableService> {
  try {
    const listing = await readListing(id);
    if (!listing) return { kind: 'notLoaded' };
    return (await isListingOf(listing, userId))
      ? { kind: 'own', start: toServiceDraft(listing) }
      : { kind: 'otherOwner' };
  } catch (error) {
    if (error instanceof HostError) return { kind: 'notLoaded' };
    throw error;
  }
}
