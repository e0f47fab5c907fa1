import { api } from '@/lib/contract/api';
import { listScheduleConflicts } from '@/lib/host/calendar/schedule';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.listScheduleConflicts, ownerOfCalendar, ({ body, grant }) =>
  listScheduleConflicts(grant.calendarId, body.schedule),
);
