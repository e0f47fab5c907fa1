import { api } from '@/lib/contract/api';
import { markAllSeen } from '@/lib/host/calendar/visits';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.markAllSeen, ownerOfCalendar, async ({ grant }) =>
  markAllSeen(grant.calendarId),
);
