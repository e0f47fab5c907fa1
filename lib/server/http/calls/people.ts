import 'server-only';
import {
  giveVisit,
  listComingVisits,
  readPeople,
  savePeople,
} from '@/lib/server/host/calendar/people';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const peopleCalls = {
  giveVisit: handle(api.giveVisit, ({ body, grant }) => giveVisit(grant.calendarId, body)),
  readPeople: handle(api.readPeople, ({ grant }) => readPeople(grant.calendarId)),
  savePeople: handle(api.savePeople, ({ body, grant }) =>
    savePeople(grant.calendarId, body, grant.user.id),
  ),
  listComingVisits: handle(api.listComingVisits, ({ query, grant }) =>
    listComingVisits(grant.calendarId, query.person),
  ),
};
