import 'server-only';
import { readUser } from '@/lib/auth/session';
import type { Received, ReportRequest } from '@/lib/contract/moderation';
import { sendReport } from '@/lib/host/reports';

/** Of somebody signed in {host} is told only with a review, since it may be of their own business. */
export async function sendReportFrom(body: ReportRequest, headers: Headers): Promise<Received> {
  const user = body.kind === 'review' ? await readUser(headers.get('cookie')) : null;
  return sendReport(body, user?.id);
}
