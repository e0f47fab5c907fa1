import 'server-only';
import { host } from '@/lib/contract/host';
import type { Listing } from '@/lib/contract/shapes/listings';
import type { ServiceItemPayload } from '@/lib/contract/shapes/service-items';
import type { User } from '@/lib/domain/accounts/user';
import { AppError } from '@/lib/errors';
import { callHost } from '@/lib/host/transport/call-host';
import { forgetListing } from './forget';
import { readOwnServiceItems } from './service-items';

/** A listing and its owner, as the caller has checked. */
interface OwnListing {
  listing: Pick<Listing, 'id'>;
  user: Pick<User, 'id'>;
}

/** {host} takes an item's id alone, so it is here that an item of another listing is refused. */
async function assertItemOf({ listing, user }: OwnListing, itemId: string): Promise<void> {
  const items = await readOwnServiceItems(listing.id, user.id);
  if (!items.some(({ id }) => id === itemId)) {
    throw new AppError('not_found', 'There is no such item in this service.');
  }
}

/** Adds an item to a listing that the caller has checked the owner of. Throws `HostError`. */
export async function createServiceItem(
  listingId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await callHost(host.createServiceItem, { query: { providerId: listingId }, body: payload });
  forgetListing(listingId);
}

/** Replaces an item of a listing. Throws `HostError`, and `not_found` for an item of another one. */
export async function updateServiceItem(
  own: OwnListing,
  itemId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.updateServiceItem, { params: { itemId }, body: payload });
  forgetListing(own.listing.id);
}

/** Deletes an item of a listing. Throws `HostError`, and `not_found` for an item of another one. */
export async function deleteServiceItem(own: OwnListing, itemId: string): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.deleteServiceItem, { params: { itemId } });
  forgetListing(own.listing.id);
}
