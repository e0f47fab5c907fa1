import 'server-only';
import { api } from '@/lib/contract/api';
import { setAvailability } from '@/lib/host/calendar/availability';
import { readCalendar } from '@/lib/host/calendar/calendar';
import { listBookableItems } from '@/lib/host/calendar/own-items';
import { listScheduleConflicts, readSchedule, saveSchedule } from '@/lib/host/calendar/schedule';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';
import { textsFor } from '@/lib/texts/catalogue';

export const calendarCalls = {
  setAvailability: handle(api.setAvailability, async ({ body, grant, request }) =>
    setAvailability(grant.calendarId, body, textsFor(requestLanguage(request), 'errors.reasons')),
  ),
  listBookableItems: handle(api.listBookableItems, async ({ grant }) =>
    listBookableItems(grant.user.id),
  ),
  listScheduleConflicts: handle(api.listScheduleConflicts, ({ body, grant }) =>
    listScheduleConflicts(grant.calendarId, body.schedule),
  ),
  readSchedule: handle(api.readSchedule, ({ grant }) => readSchedule(grant.calendarId)),
  saveSchedule: handle(api.saveSchedule, ({ body, grant }) => saveSchedule(grant.calendarId, body)),
  readCalendar: handle(api.readCalendar, async ({ query, grant }) =>
    readCalendar(grant.calendarId, { from: query.startsAt, to: query.endsAt }, query.person),
  ),
};
