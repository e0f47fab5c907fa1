import { api } from '@/lib/contract/api';
import { moveVisit } from '@/lib/host/calendar/arranged-visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.moveVisit, ownerOfCalendar, ({ params, body, grant }) =>
  moveVisit(grant.calendarId, params.visitId, body),
);
