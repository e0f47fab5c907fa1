import { api } from '@/lib/contract/api';
import { deleteEvent, updateEvent } from '@/lib/host/events';
import { ownerOfEvent } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.updateEvent, ownerOfEvent, async ({ body, grant }) => {
  await updateEvent(body, grant);
  return { saved: true as const };
});

export const DELETE = handle(api.deleteEvent, ownerOfEvent, async ({ grant }) => {
  await deleteEvent(grant.event.id);
  return { deleted: true as const };
});
