import { api } from '@/lib/contract/api';
import { changeOtherCalendar, removeOtherCalendar } from '@/lib/host/calendar/other-calendars';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { enforceLimit } from '@/lib/limits/refusal';

export const PUT = handle(
  api.changeOtherCalendar,
  ownerOfCalendar,
  async ({ params, body, grant }) => {
    if (body.address !== undefined) await enforceLimit('otherCalendars', grant.user.id);
    return changeOtherCalendar(grant.calendarId, params.otherId, body);
  },
);
export const DELETE = handle(api.removeOtherCalendar, ownerOfCalendar, ({ params, grant }) =>
  removeOtherCalendar(grant.calendarId, params.otherId),
);
