import { api } from '@/lib/contract/api';
import { readPeople, savePeople } from '@/lib/host/calendar/people';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readPeople, ownerOfCalendar, ({ grant }) =>
  readPeople(grant.calendarId),
);
export const PUT = handle(api.savePeople, ownerOfCalendar, ({ body, grant }) =>
  savePeople(grant.calendarId, body, grant.user.id),
);
