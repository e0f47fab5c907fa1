import 'server-only';
import { api } from '@/lib/contract/api';
import { arrangeVisits, moveVisit, undoMove } from '@/lib/host/calendar/arranged-visits';
import { changeFeed } from '@/lib/host/calendar/feed';
import { listBookedDays } from '@/lib/host/calendar/provider-bookings';
import { listVisits, markAllSeen, markVisit } from '@/lib/host/calendar/visits';
import { freshOwnerOfCalendar, ownerOfCalendar } from '@/lib/http/access';
import { handle, idempotencyKeyOf } from '@/lib/http/handle';

export const visitsCalls = {
  arrangeVisits: handle(api.arrangeVisits, ownerOfCalendar, ({ body, grant, request }) =>
    arrangeVisits(grant.calendarId, body, idempotencyKeyOf(request)),
  ),
  listBookedDays: handle(api.listBookedDays, ownerOfCalendar, ({ query, grant }) =>
    listBookedDays(grant.calendarId, query.month),
  ),
  changeFeed: handle(api.changeFeed, freshOwnerOfCalendar, async ({ body, grant }) =>
    changeFeed(grant.calendarId, body.isOn),
  ),
  markAllSeen: handle(api.markAllSeen, ownerOfCalendar, async ({ grant }) =>
    markAllSeen(grant.calendarId),
  ),
  moveVisit: handle(api.moveVisit, ownerOfCalendar, ({ params, body, grant }) =>
    moveVisit(grant.calendarId, params.visitId, body),
  ),
  markVisit: handle(api.markVisit, ownerOfCalendar, async ({ params, body, grant }) =>
    markVisit(grant.calendarId, params.visitId, body),
  ),
  undoMove: handle(api.undoMove, ownerOfCalendar, ({ params, body, grant }) =>
    undoMove(grant.calendarId, params.visitId, body),
  ),
  listVisits: handle(api.listVisits, ownerOfCalendar, async ({ body, grant }) =>
    listVisits({ calendarId: grant.calendarId, userId: grant.user.id }, body),
  ),
};
