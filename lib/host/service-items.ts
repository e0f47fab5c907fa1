import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { env } from '@/lib/env';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { hostOffers } from '@/lib/host/transport/host-extensions';

/** The service items of a listing as {host} has them now, for everybody. */
export function readServiceItems(listingId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { providerId: listingId } });
}

/**
 * The service items of a listing whose owner the caller has checked, whatever its status. That
 * check has asked {host} already, so it is known here whether it tells owners from others.
 */
export function readOwnServiceItems(listingId: string, userId: string): Promise<ServiceItem[]> {
  const owner = hostOffers(env().BACKEND_URL, 'owner-items') ? { userId } : {};
  return callHost(host.listServiceItems, { query: { providerId: listingId, ...owner } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`listing:${id}`]);

/** The service items of a listing, at most a minute or two old. */
export async function listServiceItems(listingId: string): Promise<ServiceItem[]> {
  return (await cachedItems(listingId)) ?? [];
}
