import { api } from '@/lib/contract/api';
import { readCalendar } from '@/lib/host/calendar/calendar';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readCalendar, ownerOfCalendar, async ({ query, grant }) =>
  readCalendar(grant.calendarId, { from: query.startsAt, to: query.endsAt }, query.person),
);
