import { api } from '@/lib/contract/api';
import { listOwnItems } from '@/lib/host/own-things';
import { createServiceItem, orderServiceItems } from '@/lib/host/service-items';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.createServiceItem, ownerOfService, async ({ body, grant }) => {
  await createServiceItem(grant.service.id, body);
  return { saved: true as const };
});

export const GET = handle(api.listOwnItems, ownerOfService, ({ grant }) =>
  listOwnItems(grant.service.id, grant.user.id),
);

export const PUT = handle(api.orderServiceItems, ownerOfService, async ({ body, grant }) => {
  await orderServiceItems(grant.service.id, body.itemIds);
  return { saved: true as const };
});
