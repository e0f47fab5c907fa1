import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServiceItemPayload } from '@/lib/contract/service-items';
import { AppError } from '@/lib/errors';
import { callHost } from './call-host';
import { forgetListing } from './forget';
import { readServiceItems } from './service-items';

/** {host} takes an item's id alone, so it is here that an item of another listing is refused. */
async function assertItemOf(listingId: string, itemId: string): Promise<void> {
  const items = await readServiceItems(listingId);
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
  listingId: string,
  itemId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await assertItemOf(listingId, itemId);
  await callHost(host.updateServiceItem, { params: { itemId }, body: payload });
  forgetListing(listingId);
}

/** Deletes an item of a listing. Throws `HostError`, and `not_found` for an item of another one. */
export async function deleteServiceItem(listingId: string, itemId: string): Promise<void> {
  await assertItemOf(listingId, itemId);
  await callHost(host.deleteServiceItem, { params: { itemId } });
  forgetListing(listingId);
}
