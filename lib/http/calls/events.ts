import 'server-only';
import { api } from '@/lib/contract/api';
import { createEvent, deleteEvent, updateEvent } from '@/lib/host/events';
import { handle } from '@/lib/http/handle';

export const eventsCalls = {
  updateEvent: handle(api.updateEvent, async ({ body, grant }) => {
    await updateEvent(body, grant);
    return { saved: true as const };
  }),
  deleteEvent: handle(api.deleteEvent, async ({ grant }) => {
    await deleteEvent(grant.event.id);
    return { deleted: true as const };
  }),
  createEvent: handle(api.createEvent, async ({ body, grant }) => {
    await createEvent(body, grant.user);
    return { saved: true as const };
  }),
};
