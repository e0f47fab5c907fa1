import 'server-only';
import { api } from '@/lib/contract/api';
import { listQueue, previewMail } from '@/lib/host/staff/room';
import { handle } from '@/lib/http/handle';

export const staffCalls = {
  staffLetters: handle(api.staffLetters, ({ body, grant }) => previewMail(grant.staff, body)),
  staffQueue: handle(api.staffQueue, ({ query, grant }) => listQueue(grant.staff, query)),
};
