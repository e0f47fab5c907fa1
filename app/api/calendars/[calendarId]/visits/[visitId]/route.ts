import { api } from '@/lib/contract/api';
import { markVisit } from '@/lib/host/calendar/visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.markVisit, ownerOfCalendar, async ({ params, body, grant }) =>
  markVisit(grant.calendarId, params.visitId, body),
);
