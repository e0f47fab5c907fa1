import 'server-only';
import { host } from '@/lib/contract/host';
import type { Listing, PublicListing } from '@/lib/contract/shapes/listings';
import { isPublic } from '@/lib/domain/listings/status';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { HostError, isHostNotFound } from '@/lib/host/transport/host-error';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

const PAGE = 1000;
const PAGES = 50;

/** A listing as {host} has it now, whatever its status; null when there is none. */
export async function readListing(id: string): Promise<Listing | null> {
  try {
    const query = { id, hostCountry: HOST_COUNTRY };
    const listing = await callHost(host.getListing, { query });
    if (!listing || listing.id) return listing;
    // Nothing in the answer says that it is the one asked for, so neither does it say whose that is.
    return { ...listing, id, userId: '' };
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

/** The service listings of a user, of every status, as {host} has them now. */
export function listListings(userId: string): Promise<Listing[]> {
  return callHost(host.listListings, { query: { userId, hostCountry: HOST_COUNTRY } });
}

/**
 * Whether a listing is this user's. Where {host} leaves out its owner or its id, it is
 * this user's if their own list has it.
 */
export async function isListingOf(listing: Listing, userId: string): Promise<boolean> {
  if (listing.userId !== '') return listing.userId === userId;
  const own = await listListings(userId);
  return own.some(({ id, userId: owner }) => id === listing.id && ['', userId].includes(owner));
}

/** A listing of any status, at most a minute or two old; null when there is none. */
export const findListing = cachedRead('listing', readListing, (id) => [`listing:${id}`]);

/** A listing that everybody may see; null for unknown, pending, rejected and delisted ones. */
export async function findPublicListing(id: string): Promise<Listing | null> {
  const listing = await findListing(id);
  return listing && isPublic(listing.status) ? listing : null;
}

async function readPublicListings(): Promise<PublicListing[]> {
  const found: PublicListing[] = [];
  try {
    for (let page = 0; page < PAGES; page += 1) {
      const query = { hostCountry: HOST_COUNTRY, offset: page * PAGE, limit: PAGE };
      const listings = await callHost(host.listPublicListings, { query });
      found.push(...listings.filter((listing) => listing !== null));
      if (listings.length < PAGE) break;
    }
  } catch (error) {
    if (!(error instanceof HostError) || error.kind !== 'not_offered') throw error;
  }
  return found;
}

const cachedPublicListings = cachedRead('public-listings', readPublicListings, () => ['listings']);

/** All approved listings, newest first; none when {host} does not offer the directory. */
export async function listPublicListings(): Promise<PublicListing[]> {
  return (await cachedPublicListings()) ?? [];
}
