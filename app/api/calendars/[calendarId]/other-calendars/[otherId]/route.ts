import { api } from '@/lib/contract/api';
import { changeOtherCalendar, removeOtherCalendar } from '@/lib/host/calendar/other-calendars';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.changeOtherCalendar, ownerOfCalendar, ({ params, body, grant }) =>
  changeOtherCalendar(grant.calendarId, params.otherId, body),
);
export const DELETE = handle(api.removeOtherCalendar, ownerOfCalendar, ({ params, grant }) =>
  removeOtherCalendar(grant.calendarId, params.otherId),
);
