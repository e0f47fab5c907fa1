import { api } from '@/lib/contract/api';
import { previewMail } from '@/lib/host/staff/room';
import { staff } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.staffLetters, staff, ({ body, grant }) =>
  previewMail(grant.staff, body),
);
