import 'server-only';
import { readUser } from '@/lib/server/auth/session';
import { sendReport } from '@/lib/server/host/reports';
import type { Received, ReportRequest } from '@/lib/shared/contract/moderation';
import { DEFAULT_LOCALE, type Locale } from '@/lib/shared/texts/locales';

/**
 * Only for a review, {host} is told who is signed in, because the review may be about their
 * business.
 */
export async function sendReportFrom(
  body: ReportRequest,
  headers: Headers,
  locale: Locale,
): Promise<Received> {
  const user = body.kind === 'review' ? await readUser(headers.get('cookie')) : null;
  const language = body.email && locale !== DEFAULT_LOCALE ? locale : undefined;
  return sendReport(body, { reportedByUserId: user?.id, language });
}
