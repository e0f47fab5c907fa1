import { api } from '@/lib/contract/api';
import { readSchedule, saveSchedule } from '@/lib/host/calendar/schedule';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const GET = handle(api.readSchedule, ownerOfCalendar, ({ grant }) =>
  readSchedule(grant.calendarId),
);
export const PUT = handle(api.saveSchedule, ownerOfCalendar, ({ body, grant }) =>
  saveSchedule(grant.calendarId, body),
);
