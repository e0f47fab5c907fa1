import { api } from '@/lib/contract/api';
import { deleteListing } from '@/lib/host/listing-writes';
import { updateService } from '@/lib/host/save-service';
import { ownerOfService } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.updateService, ownerOfService, async ({ body, grant }) => {
  await updateService(body, grant);
  return { saved: true as const };
});

export const DELETE = handle(api.deleteService, ownerOfService, async ({ grant }) => {
  await deleteListing(grant.listing.id);
  return { deleted: true as const };
});
