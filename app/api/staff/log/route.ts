import { handle } from '@/lib/server/http/handle';
import { fileLanguage } from '@/lib/server/http/request-language';
import { serveStaffLog } from '@/lib/server/http/staff-log-file';
import { api } from '@/lib/shared/contract/api';

export const GET = handle(api.staffLogFile, ({ query, grant, request }) =>
  serveStaffLog(grant.staff, query, fileLanguage(request)),
);
