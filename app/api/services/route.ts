import { api } from '@/lib/contract/api';
import { listOwnServices } from '@/lib/host/own-things';
import { saveNewService } from '@/lib/host/services';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.createService, signedIn, async ({ body, grant }) => {
  await saveNewService(body, grant.user);
  return { saved: true as const };
});

export const GET = handle(api.listOwnServices, signedIn, ({ grant }) =>
  listOwnServices(grant.user.id),
);
