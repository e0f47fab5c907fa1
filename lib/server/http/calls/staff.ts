import 'server-only';
import { listQueue, previewMail } from '@/lib/server/host/staff/room';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const staffCalls = {
  staffLetters: handle(api.staffLetters, ({ body, grant }) => previewMail(grant.staff, body)),
  staffQueue: handle(api.staffQueue, ({ query, grant }) => listQueue(grant.staff, query)),
};
