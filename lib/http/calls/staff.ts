import 'server-only';
import { api } from '@/lib/contract/api';
import { listQueue, previewMail } from '@/lib/host/staff/room';
import { staff, watchingStaff } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const staffCalls = {
  staffLetters: handle(api.staffLetters, staff, ({ body, grant }) =>
    previewMail(grant.staff, body),
  ),
  staffQueue: handle(api.staffQueue, watchingStaff, ({ query, grant }) =>
    listQueue(grant.staff, query),
  ),
};
