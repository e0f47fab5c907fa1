import { api } from '@/lib/contract/api';
import { handle } from '@/lib/http/handle';
import { fileLanguage } from '@/lib/http/request-language';
import { serveStaffLog } from '@/lib/http/staff-log-file';

export const GET = handle(api.staffLogFile, ({ query, grant, request }) =>
  serveStaffLog(grant.staff, query, fileLanguage(request)),
);
