import { api } from '@/lib/contract/api';
import { addOtherCalendar } from '@/lib/host/calendar/other-calendars';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.addOtherCalendar, ownerOfCalendar, ({ body, grant }) =>
  addOtherCalendar(grant.calendarId, body),
);
