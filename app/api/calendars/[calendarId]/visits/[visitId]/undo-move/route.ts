import { api } from '@/lib/contract/api';
import { undoMove } from '@/lib/host/calendar/arranged-visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.undoMove, ownerOfCalendar, ({ params, body, grant }) =>
  undoMove(grant.calendarId, params.visitId, body),
);
