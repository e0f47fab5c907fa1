import 'server-only';
import { api } from '@/lib/contract/api';
import { giveVisit, listComingVisits, readPeople, savePeople } from '@/lib/host/calendar/people';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const peopleCalls = {
  giveVisit: handle(api.giveVisit, ownerOfCalendar, ({ body, grant }) =>
    giveVisit(grant.calendarId, body),
  ),
  readPeople: handle(api.readPeople, ownerOfCalendar, ({ grant }) => readPeople(grant.calendarId)),
  savePeople: handle(api.savePeople, ownerOfCalendar, ({ body, grant }) =>
    savePeople(grant.calendarId, body, grant.user.id),
  ),
  listComingVisits: handle(api.listComingVisits, ownerOfCalendar, ({ query, grant }) =>
    listComingVisits(grant.calendarId, query.person),
  ),
};
