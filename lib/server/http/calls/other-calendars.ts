import 'server-only';
import {
  addOtherCalendar,
  changeOtherCalendar,
  listOtherCalendars,
  readOtherCalendar,
  removeOtherCalendar,
} from '@/lib/server/host/calendar/other-calendars';
import { handle } from '@/lib/server/http/handle';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { api } from '@/lib/shared/contract/api';

export const otherCalendarsCalls = {
  readOtherCalendar: handle(api.readOtherCalendar, ({ params, grant }) =>
    readOtherCalendar(grant.calendarId, params.otherId),
  ),
  changeOtherCalendar: handle(api.changeOtherCalendar, async ({ params, body, grant }) => {
    if (body.address !== undefined) await enforceLimit('otherCalendars', grant.user.id);
    return changeOtherCalendar(grant.calendarId, params.otherId, body);
  }),
  removeOtherCalendar: handle(api.removeOtherCalendar, ({ params, grant }) =>
    removeOtherCalendar(grant.calendarId, params.otherId),
  ),
  listOtherCalendars: handle(api.listOtherCalendars, ({ grant }) =>
    listOtherCalendars(grant.calendarId),
  ),
  addOtherCalendar: handle(api.addOtherCalendar, ({ body, grant }) =>
    addOtherCalendar(grant.calendarId, body),
  ),
};
