import { api } from '@/lib/contract/api';
import { deleteServiceItem, updateServiceItem } from '@/lib/host/service-items';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(
  api.updateServiceItem,
  ownerOfService,
  async ({ body, grant, params }) => {
    await updateServiceItem(grant, params.itemId, body);
    return { saved: true as const };
  },
);

export const DELETE = handle(api.deleteServiceItem, ownerOfService, async ({ grant, params }) => {
  await deleteServiceItem(grant, params.itemId);
  return { deleted: true as const };
});
