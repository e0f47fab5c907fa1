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

export function readServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { serviceId } });
}

/**
 * The caller's check of the owner has called {host}, so it is known whether {host} tells owners
 * from others.
 */
export function readOwnServiceItems(serviceId: string, userId: string): Promise<ServiceItem[]> {
  const owner = hostOffers(env().BACKEND_URL, 'owner-items') ? { userId } : {};
  return callHost(host.listServiceItems, { query: { serviceId, ...owner } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`service:${id}`]);

export async function listServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return (await cachedItems(serviceId)) ?? [];
}

/** The caller has checked the owner. */
interface OwnService {
  service: Pick<Service, 'id'>;
  user: Pick<User, 'id'>;
}

/** {host} takes an item's id alone, so items of other services are refused here. */
async function assertItemOf({ service, user }: OwnService, itemId: string): Promise<void> {
  const items = await readOwnServiceItems(service.id, user.id);
  if (!items.some(({ id }) => id === itemId)) {
    throw new AppError('not_found', { key: 'noItem' });
  }
}

export async function createServiceItem(
  serviceId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await callHost(host.createServiceItem, { query: { serviceId }, body: payload });
  forgetService(serviceId);
}

/** Throws `not_found` for an item of another service. */
export async function updateServiceItem(
  own: OwnService,
  itemId: string,
  payload: ServiceItemPayload,
): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.updateServiceItem, { params: { itemId }, body: payload });
  forgetService(own.service.id);
}

/** Throws `not_found` for an item of another service. */
export async function deleteServiceItem(own: OwnService, itemId: string): Promise<void> {
  await assertItemOf(own, itemId);
  await callHost(host.deleteServiceItem, { params: { itemId } });
  forgetService(own.service.id);
}
