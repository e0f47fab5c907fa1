import { api } from '@/lib/contract/api';
import { addOtherCalendar, listOtherCalendars } from '@/lib/host/calendar/other-calendars';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listOtherCalendars, ownerOfCalendar, ({ grant }) =>
  listOtherCalendars(grant.calendarId),
);
export const POST = handle(api.addOtherCalendar, ownerOfCalendar, ({ body, grant }) =>
  addOtherCalendar(grant.calendarId, body),
);
