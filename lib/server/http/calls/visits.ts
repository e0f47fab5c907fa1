import 'server-only';
import { arrangeVisits, moveVisit, undoMove } from '@/lib/server/host/calendar/arranged-visits';
import { changeFeed } from '@/lib/server/host/calendar/feed';
import { listBookedDays } from '@/lib/server/host/calendar/provider-bookings';
import { listVisits, markAllSeen, markVisit } from '@/lib/server/host/calendar/visits';
import { handle, idempotencyKeyOf } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const visitsCalls = {
  arrangeVisits: handle(api.arrangeVisits, ({ body, grant, request }) =>
    arrangeVisits(grant.calendarId, body, idempotencyKeyOf(request)),
  ),
  listBookedDays: handle(api.listBookedDays, ({ query, grant }) =>
    listBookedDays(grant.calendarId, query.month),
  ),
  changeFeed: handle(api.changeFeed, async ({ body, grant }) =>
    changeFeed(grant.calendarId, body.isOn),
  ),
  markAllSeen: handle(api.markAllSeen, async ({ grant }) => markAllSeen(grant.calendarId)),
  moveVisit: handle(api.moveVisit, ({ params, body, grant }) =>
    moveVisit(grant.calendarId, params.visitId, body),
  ),
  markVisit: handle(api.markVisit, async ({ params, body, grant }) =>
    markVisit(grant.calendarId, params.visitId, body),
  ),
  undoMove: handle(api.undoMove, ({ params, body, grant }) =>
    undoMove(grant.calendarId, params.visitId, body),
  ),
  listVisits: handle(api.listVisits, async ({ body, grant }) =>
    listVisits({ calendarId: grant.calendarId, userId: grant.user.id }, body),
  ),
};
