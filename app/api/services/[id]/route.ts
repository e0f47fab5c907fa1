import { api } from '@/lib/contract/api';
import { deleteService, saveService } from '@/lib/host/services';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.updateService, ownerOfService, async ({ body, grant }) => {
  await saveService(body, grant);
  return { saved: true as const };
});

export const DELETE = handle(api.deleteService, ownerOfService, async ({ grant }) => {
  await deleteService(grant.service.id);
  return { deleted: true as const };
});
