import { api } from '@/lib/contract/api';
import { listComingVisits } from '@/lib/host/calendar/people';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.listComingVisits, ownerOfCalendar, ({ query, grant }) =>
  listComingVisits(grant.calendarId, query.person),
);
