import 'server-only';
import { setAvailability } from '@/lib/server/host/calendar/availability';
import { readCalendar } from '@/lib/server/host/calendar/calendar';
import { listBookableItems } from '@/lib/server/host/calendar/own-items';
import {
  listScheduleConflicts,
  readSchedule,
  saveSchedule,
} from '@/lib/server/host/calendar/schedule';
import { handle } from '@/lib/server/http/handle';
import { requestLanguage } from '@/lib/server/http/request-language';
import { api } from '@/lib/shared/contract/api';
import { textsFor } from '@/lib/shared/texts/catalogue';

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
