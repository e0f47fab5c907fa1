import 'server-only';
import { findRelated } from '@/lib/server/host/related';
import {
  createServiceItem,
  deleteServiceItem,
  orderServiceItems,
  updateServiceItem,
} from '@/lib/server/host/service-items';
import { deleteService, saveNewService, saveService } from '@/lib/server/host/services';
import { chooseShortAddress } from '@/lib/server/host/short-addresses';
import { listSubcategories } from '@/lib/server/host/subcategories';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const servicesCalls = {
  listSubcategories: handle(api.listSubcategories, async ({ params }) => {
    const found = await listSubcategories(Number(params.categoryId));
    return found.map(({ id, title }) => ({ id: Number(id), title }));
  }),
  updateServiceItem: handle(api.updateServiceItem, async ({ body, grant, params }) => {
    await updateServiceItem(grant, params.itemId, body);
    return { saved: true as const };
  }),
  deleteServiceItem: handle(api.deleteServiceItem, async ({ grant, params }) => {
    await deleteServiceItem(grant, params.itemId);
    return { deleted: true as const };
  }),
  createServiceItem: handle(api.createServiceItem, async ({ body, grant }) => {
    await createServiceItem(grant.service.id, body);
    return { saved: true as const };
  }),
  orderServiceItems: handle(api.orderServiceItems, async ({ body, grant }) => {
    await orderServiceItems(grant.service.id, body.itemIds);
    return { saved: true as const };
  }),
  readRelated: handle(api.readRelated, async ({ params }) => ({
    ...(await findRelated(params.id)),
    now: Date.now(),
  })),
  updateService: handle(api.updateService, async ({ body, grant }) => {
    await saveService(body, grant);
    return { saved: true as const };
  }),
  deleteService: handle(api.deleteService, async ({ grant }) => {
    await deleteService(grant.service.id);
    return { deleted: true as const };
  }),
  chooseShortAddress: handle(api.chooseShortAddress, ({ body, grant }) =>
    chooseShortAddress(grant.service.id, body.address),
  ),
  createService: handle(api.createService, async ({ body, grant }) => {
    await saveNewService(body, grant.user);
    return { saved: true as const };
  }),
};
