import 'server-only';
import { cancelEvent, createEvent, deleteEvent, updateEvent } from '@/lib/server/host/events';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const eventsCalls = {
  updateEvent: handle(api.updateEvent, async ({ body, grant }) => {
    await updateEvent(body, grant);
    return { saved: true as const };
  }),
  cancelEvent: handle(api.cancelEvent, async ({ body, grant }) => {
    await cancelEvent(grant.event.id, body.words);
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
