import { api } from '@/lib/contract/api';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { serveVisitsFile } from '@/lib/http/visits-file';

export const GET = handle(api.downloadVisits, ownerOfCalendar, ({ query, grant, request }) =>
  serveVisitsFile(grant.calendarId, query, request),
);
