import { handle } from '@/lib/server/http/handle';
import { serveVisitsFile } from '@/lib/server/http/visits-file';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.downloadVisits, ({ query, grant, request }) =>
  serveVisitsFile(grant.calendarId, query, request),
);
