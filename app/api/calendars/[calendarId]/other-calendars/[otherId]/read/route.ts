import { api } from '@/lib/contract/api';
import { readOtherCalendar } from '@/lib/host/calendar/other-calendars';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.readOtherCalendar, ownerOfCalendar, ({ params, grant }) =>
  readOtherCalendar(grant.calendarId, params.otherId),
);
