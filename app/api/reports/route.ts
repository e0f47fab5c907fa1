import { api } from '@/lib/contract/api';
import { anyone } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';
import { requestLanguage } from '@/lib/http/request-language';
import { sendReportFrom } from '@/lib/http/send-report-from';

export const POST = handle(api.sendReport, anyone, ({ body, request }) =>
  sendReportFrom(body, request.headers, requestLanguage(request)),
);
