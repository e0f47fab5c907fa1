import { api } from '@/lib/contract/api';
import { staff } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { fileLanguage } from '@/lib/http/request-language';
import { serveStaffLog } from '@/lib/http/staff-log-file';

export const GET = handle(api.staffLogFile, staff, ({ query, grant, request }) =>
  serveStaffLog(grant.staff, query, fileLanguage(request)),
);
