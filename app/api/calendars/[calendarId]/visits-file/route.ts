import { api } from '@/lib/contract/api';
import { handle } from '@/lib/http/handle';
import { serveVisitsFile } from '@/lib/http/visits-file';

export const GET = handle(api.downloadVisits, ({ query, grant, request }) =>
  serveVisitsFile(grant.calendarId, query, request),
);
