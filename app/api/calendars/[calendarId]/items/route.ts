import { api } from '@/lib/contract/api';
import { listBookableItems } from '@/lib/host/calendar/own-items';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listBookableItems, ownerOfCalendar, async ({ grant }) =>
  listBookableItems(grant.user.id),
);
