import { api } from '@/lib/contract/api';
import { arrangeVisits } from '@/lib/host/calendar/arranged-visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle, idempotencyKeyOf } from '@/lib/http/handle';

export const POST = handle(api.arrangeVisits, ownerOfCalendar, ({ body, grant, request }) =>
  arrangeVisits(grant.calendarId, body, idempotencyKeyOf(request)),
);
