import { api } from '@/lib/contract/api';
import { createEvent } from '@/lib/host/events';
import { listOwnEvents } from '@/lib/host/own-things';
import { signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.createEvent, signedIn, async ({ body, grant }) => {
  await createEvent(body, grant.user);
  return { saved: true as const };
});

export const GET = handle(api.listOwnEvents, signedIn, ({ grant }) => listOwnEvents(grant.user.id));
