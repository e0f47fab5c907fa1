import { api } from '@/lib/contract/api';
import { giveVisit } from '@/lib/host/calendar/people';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.giveVisit, ownerOfCalendar, ({ body, grant }) =>
  giveVisit(grant.calendarId, body),
);
