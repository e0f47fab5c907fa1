import 'server-only';
import { cache } from 'react';
import { getUser } from '@/lib/auth/session';
import type { Listing } from '@/lib/contract/shapes/listings';
import { isPublic } from '@/lib/domain/listings/status';
import { findListing, isListingOf } from '@/lib/host/listings';
import { HostError } from '@/lib/host/transport/host-error';

/** What a profile page has to show. A preview is a pending listing, seen by its owner only. */
export type Profile =
  | { kind: 'public' | 'preview'; listing: Listing }
  | { kind: 'noId' | 'notFound' | 'failed' };

/** Reads the profile of a listing, once per request. */
export const loadProfile = cache(async (id: string): Promise<Profile> => {
  if (!id) return { kind: 'noId' };
  try {
    const listing = await findListing(id);
    if (!listing) return { kind: 'notFound' };
    if (isPublic(listing.status)) return { kind: 'public', listing };
    return (await isOwnPending(listing)) ? { kind: 'preview', listing } : { kind: 'notFound' };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    // An id that {host} calls malformed, or that cannot be sent at all, names no provider.
    const isOfNobody =
      ['status', 'input'].includes(error.kind) && [400, 422].includes(error.status);
    return { kind: isOfNobody ? 'notFound' : 'failed' };
  }
});

async function isOwnPending(listing: Listing): Promise<boolean> {
  if (listing.status !== 'pending') return false;
  const user = await getUser();
  return user !== null && (await isListingOf(listing, user.id));
}
