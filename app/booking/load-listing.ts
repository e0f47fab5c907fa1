import 'server-only';
import type { BookingProblem } from '@/components/booking/booking-problem-page';
import type { ProviderCardProps } from '@/components/booking/provider-card';
import type { Listing } from '@/lib/contract/shapes/listings';
import { findPublicListing } from '@/lib/host/listings';
import { LoadFailure, orFailure } from './load-failure';

/** Why a booking step cannot be shown. */
export interface Unloadable {
  ok: false;
  problem: BookingProblem;
}

/** A step that failed to load, with the exact failure to show. */
export function unloadable({ detail }: LoadFailure): Unloadable {
  return { ok: false, problem: { kind: 'failed', detail } };
}

/** With whom one books: a listing that everybody may see. Both steps read it before anything else. */
export async function loadListing(
  providerId: string,
): Promise<{ ok: true; listing: Listing; provider: ProviderCardProps } | Unloadable> {
  if (!providerId) return { ok: false, problem: { kind: 'noId' } };
  const listing = await orFailure(
    findPublicListing(providerId),
    'Failed to fetch provider details',
  );
  if (listing instanceof LoadFailure) return unloadable(listing);
  if (!listing) return { ok: false, problem: { kind: 'notFound' } };
  const { name, address, profileImageUrl } = listing;
  return { ok: true, listing, provider: { name, address, imageUrl: profileImageUrl } };
}
