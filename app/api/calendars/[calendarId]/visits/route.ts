import { api } from '@/lib/contract/api';
import { listVisits } from '@/lib/host/calendar/visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.listVisits, ownerOfCalendar, async ({ body, grant }) =>
  listVisits({ calendarId: grant.calendarId, userId: grant.user.id }, body),
);
