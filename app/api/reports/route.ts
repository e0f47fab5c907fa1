import { api } from '@/lib/contract/api';
import { sendReport } from '@/lib/host/reports';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.sendReport, anyone, ({ body, request }) =>
  sendReport(body, request.headers.get('cookie')),
);
