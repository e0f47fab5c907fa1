import { api } from '@/lib/contract/api';
import { staff } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { serveStaffLog } from '@/lib/http/staff-log-file';

export const GET = handle(api.staffLogFile, staff, ({ query, grant }) =>
  serveStaffLog(grant.staff, query),
);
