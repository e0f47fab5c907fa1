import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServiceItem } from '@/lib/contract/service-items';
import { cachedRead } from './cached-read';
import { callHost } from './call-host';

/** The service items of a listing as {host} has them now. */
export function readServiceItems(listingId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { providerId: listingId } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`listing:${id}`]);

/** The service items of a listing, at most a minute or two old. */
export async function listServiceItems(listingId: string): Promise<ServiceItem[]> {
  return (await cachedItems(listingId)) ?? [];
}
