import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { env } from '@/lib/env';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { hostOffers } from '@/lib/host/transport/host-extensions';

/** The service items of a service as {host} has them now, for everybody. */
export function readServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { providerId: serviceId } });
}

/**
 * The service items of a service whose owner the caller has checked, whatever its status. That
 * check has asked {host} already, so it is known here whether it tells owners from others.
 */
export function readOwnServiceItems(serviceId: string, userId: string): Promise<ServiceItem[]> {
  const owner = hostOffers(env().BACKEND_URL, 'owner-items') ? { userId } : {};
  return callHost(host.listServiceItems, { query: { providerId: serviceId, ...owner } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`service:${id}`]);

/** The service items of a service, at most a minute or two old. */
export async function listServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return (await cachedItems(serviceId)) ?? [];
}
