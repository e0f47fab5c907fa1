import 'server-only';
import { host } from '@/lib/contract/host';
import type { ServiceItem, ServiceItemPayload } from '@/lib/contract/service-items';
import type { Service } from '@/lib/contract/services';
import type { User } from '@/lib/domain/accounts/user';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { forgetService } from './forget-service';

/** The service items of a service as {host} has them now, for everybody. */
export function readServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { serviceId } });
}

/**
 * The service items of a service whose owner the caller has checked, whatever its status. That
 * check has asked {host} already, so it is known here whether it tells owners from others.
 */
export function readOwnServiceItems(serviceId: string, userId: string): Promise<ServiceItem[]> {
  const owner = hostOffers(env().BACKEND_URL, 'owner-items') ? { userId } : {};
  return callHost(host.listServiceItems, { query: { serviceId, ...owner } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`service:${id}`]);

/** The service items of a service, at most a minute or two old. */
export async function listServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return (await cachedItems(serviceId)) ?? [];
}

/** A service and its owner, as the caller has checked. */
interface OwnService {
  service: Pick<Service, 'id'>;
  user: Pick<User, 'id'>;
}

/** {host} takes an item's id alone, so it is here that an item of another service is refused. */
async function assertItemOf({ service, user }: OwnService, itemId: string): Promise<void> {
  const items = await readOwnServiceItems(service.id, user.id);
  if (!items.some(({ id }) => id === itemId)) {
    throw new AppError('not_found', { key: 'noItem' });
  }
}

/** Adds an item to a service that the caller has checked the owner of. Throws `HostError`. */
export async function createServiceItem(
  serviceId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await callHost(host.createServiceItem, { query: { serviceId }, body: payload });
  forgetService(serviceId);
}

/** Replaces an item of a service. Throws `HostError`, and `not_found` for an item of another one. */
export async function updateServiceItem(
  own: OwnService,
  itemId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.updateServiceItem, { params: { itemId }, body: payload });
  forgetService(own.service.id);
}

/** Deletes an item of a service. Throws `HostError`, and `not_found` for an item of another one. */
export async function deleteServiceItem(own: OwnService, itemId: string): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.deleteServiceItem, { params: { itemId } });
  forgetService(own.service.id);
}
