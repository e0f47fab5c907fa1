import 'server-only';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import { keepAbsent } from '@/lib/shared/contract/form-table';
import type {
  ServiceItem,
  ServiceItemEdit,
  ServiceItemPayload,
} from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import type { User } from '@/lib/shared/domain/accounts/user';
import { AppError } from '@/lib/shared/errors';
import { forgetService } from './forget-service';

export function readServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { serviceId } });
}

/** The caller has checked that the user is the owner. */
export function readOwnServiceItems(serviceId: string, userId: string): Promise<ServiceItem[]> {
  return callHost(host.listServiceItems, { query: { serviceId, userId } });
}

const cachedItems = cachedRead('service-items', readServiceItems, (id) => [`service:${id}`]);

export async function listServiceItems(serviceId: string): Promise<ServiceItem[]> {
  return (await cachedItems(serviceId)) ?? [];
}

/** The caller has checked that the user is the owner. */
interface OwnService {
  service: Pick<Service, 'id'>;
  user: Pick<User, 'id'>;
}

/** {host} accepts the id of any item, so items of other services are refused here. */
async function findItemOf({ service, user }: OwnService, itemId: string): Promise<ServiceItem> {
  const items = await readOwnServiceItems(service.id, user.id);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new AppError('not_found', { key: 'noItem' });
  return item;
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
  edit: ServiceItemEdit,
): Promise<void> {
  const { id: _, ...stored } = await findItemOf(own, itemId);
  const body = keepAbsent(edit, stored);
  await callHost(host.updateServiceItem, { params: { itemId }, body });
  forgetService(own.service.id);
}

/** The caller has checked that the user is the owner. */
export async function orderServiceItems(
  serviceId: string,
  itemIds: readonly string[],
): Promise<void> {
  const body = { itemIds: [...itemIds] };
  await callHost(host.orderServiceItems, { params: { id: serviceId }, body });
  forgetService(serviceId);
}

/** Throws `not_found` for an item of another service. */
export async function deleteServiceItem(own: OwnService, itemId: string): Promise<void> {
  await findItemOf(own, itemId);
  await callHost(host.deleteServiceItem, { params: { itemId } });
  forgetService(own.service.id);
}
