import 'server-only';
import { api } from '@/lib/contract/api';
import { createEvent, deleteEvent, updateEvent } from '@/lib/host/events';
import { ownerOfEvent, signedIn } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const eventsCalls = {
  updateEvent: handle(api.updateEvent, ownerOfEvent, async ({ body, grant }) => {
    await updateEvent(body, grant);
    return { saved: true as const };
  }),
  deleteEvent: handle(api.deleteEvent, ownerOfEvent, async ({ grant }) => {
    await deleteEvent(grant.event.id);
    return { deleted: true as const };
  }),
  createEvent: handle(api.createEvent, signedIn, async ({ body, grant }) => {
    await createEvent(body, grant.user);
    return { saved: true as const };
  }),
};
