import 'server-only';
import { host } from '@/lib/contract/host';
import type { ListingPayload } from '@/lib/contract/shapes/listing-payload';
import { callHost } from '@/lib/host/transport/call-host';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';
import { forgetListing } from './forget';

const query = { hostCountry: HOST_COUNTRY };

/** Creates a listing for the user in the payload. Throws `HostError`. */
export async function createListing(payload: ListingPayload): Promise<void> {
  await callHost(host.createListing, { query, body: payload });
}

/**
 * Replaces a listing. The caller has checked that it belongs to the session's user, whose id is
 * the payload's. Throws `HostError`.
 */
export async function updateListing(id: string, payload: ListingPayload): Promise<void> {
  await callHost(host.updateListing, { params: { id }, query, body: payload });
  forgetListing(id);
}

/**
 * Deletes a listing. {host} is not told by whom: the caller has checked the owner.
 * Throws `HostError`.
 */
export async function deleteListing(id: string): Promise<void> {
  await callHost(host.deleteListing, { params: { id }, query });
  forgetListing(id);
}
